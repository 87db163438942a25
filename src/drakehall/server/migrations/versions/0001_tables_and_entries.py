"""Makes the tables and the entries of their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_OWNER = sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """Makes the two tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("touched", sa.Integer, nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), _OWNER, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Takes the two tables away."""
    op.drop_table("entries")
    op.drop_table("tables")

"""The arena: bots play every deal from every seat, and the figures say how sure they are.

``contest`` is what is played, ``play`` plays one deal, ``workers`` plays many on all cores or
machines, ``journal`` keeps what was played, ``figures`` counts it, ``ratings`` rates a field of
bots, ``report`` shows it.
"""

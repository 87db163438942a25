// Writes src/net/protocol.d.ts: the types of messages and requests, as the installed drakehall
// describes them.

import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const PRINT = "from drakehall.cli import main; main(['protocol'])";
const python = [process.env.DRAKEHALL_PYTHON, "../.venv/bin/python"].find(
  (path) => path && existsSync(path),
);
const schema = JSON.parse(execFileSync(python ?? "python3", ["-c", PRINT], { encoding: "utf8" }));
openMaps(schema);

/** Says of maps of anything that they hold anything: the compiler takes them for empty objects. */
function openMaps(part) {
  if (part === null || typeof part !== "object") return;
  if (part.type === "object" && !part.properties) part.additionalProperties ??= true;
  Object.values(part).forEach(openMaps);
}

const text = await compile(schema, "Protocol", {
  bannerComment: "// Made by tools/types.js; not to be edited.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
});
writeFileSync("src/net/protocol.d.ts", text);

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { overlongComments } from "./overlong-comments";

/** `npm run lint`: fails on comment lines wider than the limit for code, since Biome does not wrap comments. */
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.?js", "*.css"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => existsSync(file));

const found = files.flatMap((file) => overlongComments(readFileSync(file, "utf8")).map((line) => `${file}:${line}`));
if (found.length > 0) {
  console.error(`Comments wider than 120 columns:\n${found.join("\n")}`);
  process.exitCode = 1;
}

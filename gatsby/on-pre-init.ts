import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { putBackInternals, removeInternals } from "./remove-internals";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  // Develop makes all pages when it starts, and those that change after each edit. Gatsby would make each page
  // when it is requested; a request at the moment of an edit loses the edit, runs it twice and ends, or hangs.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  const publicRoot = resolve("public");
  putBackInternals(publicRoot);
  if (process.env.gatsby_executing_command !== "build") return;
  // A build that fails leaves the earlier one as it was: without what was put back for it.
  process.once("exit", () => {
    if (existsSync(publicRoot)) removeInternals(publicRoot);
  });
};

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { relyOn } from "../../domain/rely-on";
import { BUILD_IS_BUSY, beginBuild, holdBuildFolder } from "../../server/processes/build-folder";
import { putBackInternals, removeInternals } from "../finish/remove-internals";

/** Where Gatsby decides whether a query waits for a request. */
const QUERIES = "node_modules/gatsby/dist/services/calculate-dirty-queries.js";

/** The variable is not set in CI, so what is asserted is that Gatsby reads it. */
const disableQueryOnDemand = (): void => {
  const file = resolve(QUERIES);
  relyOn(existsSync(file) && readFileSync(file, "utf8").includes("process.env.GATSBY_QUERY_ON_DEMAND"), {
    expected: "the variable GATSBY_QUERY_ON_DEMAND",
    where: QUERIES,
  });
  delete process.env.GATSBY_QUERY_ON_DEMAND;
};

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const command = process.env.gatsby_executing_command;
  relyOn(command !== undefined, { expected: "gatsby_executing_command", where: "the environment that Gatsby sets" });
  // With query-on-demand, a request during an edit can lose the edit, apply it twice and exit, or hang
  // (docs/decisions/0022).
  if (command === "develop") disableQueryOnDemand();
  if (!holdBuildFolder()) throw new Error(BUILD_IS_BUSY);
  const publicRoot = resolve("public");
  putBackInternals(publicRoot);
  if (command !== "build") return;
  const endBuild = beginBuild();
  // A build that fails leaves the previous one unchanged, without the files that were restored for it.
  process.once("exit", () => {
    if (existsSync(publicRoot)) removeInternals(publicRoot);
    endBuild();
  });
};

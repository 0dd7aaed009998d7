import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onPreInit } from "./on-pre-init";

const QUERIES = "node_modules/gatsby/dist/services/calculate-dirty-queries.js";

const cwd = process.cwd();
const environment = { ...process.env };
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-init-"));
  process.chdir(root);
  mkdirSync(dirname(join(root, QUERIES)), { recursive: true });
  process.env.gatsby_executing_command = "develop";
  process.env.GATSBY_QUERY_ON_DEMAND = "true";
});
afterEach(() => {
  process.chdir(cwd);
  process.env = { ...environment };
  rmSync(root, { recursive: true });
});

const start = () => onPreInit?.(Object.create(null), { plugins: [] }, () => undefined);

test("develop runs all queries at once", () => {
  writeFileSync(QUERIES, "if (process.env.GATSBY_QUERY_ON_DEMAND) {}");
  start();
  expect(process.env.GATSBY_QUERY_ON_DEMAND).toBeUndefined();
});

test("ends when Gatsby no longer reads the variable", () => {
  writeFileSync(QUERIES, "if (process.env.GATSBY_LAZY_QUERIES) {}");
  expect(start).toThrow("Expected the variable GATSBY_QUERY_ON_DEMAND");
  rmSync(QUERIES);
  expect(start).toThrow("Expected the variable GATSBY_QUERY_ON_DEMAND");
});

test("ends when Gatsby no longer says which command runs", () => {
  delete process.env.gatsby_executing_command;
  expect(start).toThrow("Expected gatsby_executing_command");
});

test("the installed Gatsby reads the variable", () => {
  process.chdir(cwd);
  expect(start).not.toThrow();
});

test("a build that ends leaves no files of Gatsby's own in the built site, if there is one", () => {
  const once = jest.spyOn(process, "once").mockReturnValue(process);
  process.env.gatsby_executing_command = "build";
  start();
  const [[event, ended] = []] = once.mock.calls;
  once.mockRestore();
  expect(event).toBe("exit");
  expect(() => ended?.(0)).not.toThrow();
  mkdirSync("public/_gatsby", { recursive: true });
  writeFileSync("public/webpack.stats.json", "{}");
  ended?.(0);
  expect(existsSync("public/webpack.stats.json")).toBe(false);
});

test("in develop nothing is taken away at the end", () => {
  writeFileSync(QUERIES, "if (process.env.GATSBY_QUERY_ON_DEMAND) {}");
  const once = jest.spyOn(process, "once");
  start();
  expect(once).not.toHaveBeenCalled();
  once.mockRestore();
});

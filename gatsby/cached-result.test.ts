import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { cachedResult, codeDigest } from "./cached-result";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-kept-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const schema = z.object({ count: z.number() });
const cached = (code: string | null = "1") => cachedResult({ file: join(root, "kept/result.json"), schema, code });

test("gives the next build the cached value", () => {
  expect(cached().read()).toBeNull();
  cached().write({ count: 2 });
  expect(cached().read()).toEqual({ count: 2 });
});

test("returns no value that other code has cached, and caches nothing without a code digest", () => {
  cached().write({ count: 2 });
  expect(cached("2").read()).toBeNull();
  expect(cached(null).read()).toBeNull();
  cached(null).write({ count: 3 });
  expect(cached().read()).toEqual({ count: 2 });
});

test.each(["", "{", "null", '{"code":"1"}', '{"code":"1","value":{"count":"to"}}', '{"code":"1","value":{"count":1}'])(
  "a broken file is the same as none: %s",
  (text) => {
    cached().write({ count: 2 });
    writeFileSync(join(root, "kept/result.json"), text);
    expect(cached().read()).toBeNull();
    cached().write({ count: 3 });
    expect(cached().read()).toEqual({ count: 3 });
  },
);

test("the code's digest changes with each of its files and with the packages, and is not known without code", () => {
  const [compiled, packages] = [join(root, "compiled"), join(root, "package-lock.json")];
  const digest = () => codeDigest(compiled, packages);
  expect(digest()).toBeNull();
  mkdirSync(join(compiled, "plugins"), { recursive: true });
  writeFileSync(packages, "{}");
  expect(digest()).toBeNull();
  const seen = [
    [join(compiled, "gatsby-node.js"), "1"],
    [join(compiled, "gatsby-node.js"), "2"],
    [join(compiled, "plugins/gatsby-node.js"), "1"],
    [packages, "{ }"],
  ].map(([file = "", text = ""]) => {
    writeFileSync(file, text);
    return digest();
  });
  expect(new Set([...seen, null]).size).toBe(5);
  expect(digest()).toBe(seen[3]);
});

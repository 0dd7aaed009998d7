import { readFileSync } from "node:fs";
import { z } from "zod";

/** What is installed is what was looked at: every package in one version, to the byte. */

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, overrides: versions })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        link: z.boolean().optional(),
        inBundle: z.boolean().optional(),
        optional: z.boolean().optional(),
        integrity: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

test.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }))(
  "%s is asked for in one version: %s",
  (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  },
);

// npm writes no sums for builds that are for other kinds of machines than the one that made the lockfile.
test("every package is known by the sum of its bytes, wherever it comes from", () => {
  const others = Object.entries(lock.packages).filter(
    ([path, { link, inBundle, optional, integrity }]) =>
      path.startsWith("node_modules/") && !link && !inBundle && !optional && !integrity?.startsWith("sha512-"),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { z } from "zod";

/** Installed packages are those that were assessed: each in one version, with its checksum. */

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
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

test.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }))(
  "%s has one exact version: %s",
  (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  },
);

// npm writes no checksums for builds for other systems than the one that made the lockfile.
test("every package has a checksum, whatever its source", () => {
  const others = Object.entries(lock.packages).filter(
    ([path, { link, inBundle, optional, integrity }]) =>
      path.startsWith("node_modules/") && !link && !inBundle && !optional && !integrity?.startsWith("sha512-"),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

/** Paths at which Node looks for a package that the one at `path` names, nearest first. */
const candidates = (path: string, name: string): string[] => {
  const above = path.lastIndexOf("/node_modules/");
  const here = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  return path === "" ? [here] : [here, ...candidates(above < 0 ? "" : path.slice(0, above), name)];
};

// npm omits a version that the registry does not have, and `npm ci` then refuses the lockfile.
test("every optional package that is named is in the lockfile", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !candidates(path, name).some((candidate) => candidate in lock.packages))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

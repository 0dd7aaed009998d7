import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { either } from "../../domain/define/voices";
import type { ConcretePage } from "../expand/expand-routes";
import { type Problem, problemAt } from "../problems/problem";

/** Follows symbolic links. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The paths of all files in a folder; none when the folder is missing. */
const filesIn = async (root: string): Promise<ReadonlySet<string>> => {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() || (entry.isSymbolicLink() && isFile(path)) ? [path] : [];
  });
  return new Set(paths.map((path) => relative(root, path).split(sep).join("/")));
};

/** Paths of static files that collide with a page: "/a/b" needs the folders a and a/b, and the file a/b/index.html. */
const inTheWayOf = (path: string): readonly string[] => {
  const segments = path.split("/").filter((segment) => segment !== "");
  const folders = segments.map((_segment, index) => segments.slice(0, index + 1).join("/"));
  return [...folders, [...segments, "index.html"].join("/")];
};

/** Static files do not collide with pages, each of which has its own folder. */
export const checkStaticFiles = async (
  pages: readonly ConcretePage[],
  staticRoot: string,
): Promise<readonly Problem[]> => {
  const files = await filesIn(staticRoot);
  return pages.flatMap(({ page, path }) =>
    inTheWayOf(path)
      .filter((file) => files.has(file))
      .map((file) =>
        problemAt(page.origin, {
          at: ["path"],
          message: `lager «${path}», men der ligger ${either(`filen static/${file}`, "en fil fra før")}.`,
          cure: "Gi filen et annet navn, eller gi siden en annen adresse.",
        }),
      ),
  );
};

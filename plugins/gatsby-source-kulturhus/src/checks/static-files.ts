import { stat } from "node:fs/promises";
import { join } from "node:path";
import { inBatches } from "../pipeline/reading/in-batches";
import type { ConcretePage } from "../pipeline/sources/expand-routes";
import { type Problem, problemAt } from "../problems/problem";

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

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
  const wanted = [...new Set(pages.flatMap(({ path }) => inTheWayOf(path)))];
  const there = await inBatches(wanted, (file) => isFile(join(staticRoot, file)));
  const files = new Set(wanted.filter((_file, index) => there[index]));
  return pages.flatMap(({ page, path }) =>
    inTheWayOf(path)
      .filter((file) => files.has(file))
      .map((file) =>
        problemAt(page.origin, {
          at: ["path"],
          message: `lager «${path}», men der ligger filen static/${file}.`,
          cure: "Gi filen et annet navn, eller gi siden en annen adresse.",
        }),
      ),
  );
};

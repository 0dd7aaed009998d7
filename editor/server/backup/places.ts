import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DATABASE_FILE } from "../accounts/database";
import { deskFolder } from "../desk-lock";

/** A folder or a file of a house, under the name that it has in a backup. */
export interface Place {
  readonly name: "content" | "static" | "sources.json" | "state" | "refresh" | "published";
  readonly path: string;
}

/** What is made anew, what belongs to a running process, and databases, which cannot be copied as files. */
const LEFT_OUT = /^(app|preview|building|.*\.db(-\w+)?|.*\.tmp|.*\.json\.\d+)$/;

/** Whether an entry of a place stays out of a backup; of the content and static files, only a repository. */
export const isLeftOut = ({ name }: Place, entry: string): boolean =>
  name === "content" || name === "static" ? entry === ".git" : LEFT_OUT.test(entry);

const followed = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Everything of a house besides the code, where the settings have it. */
export const placesFrom = (env: NodeJS.ProcessEnv): readonly Place[] => {
  const content = resolve(env.CONTENT_DIR ?? "content");
  // Set by `npm run house`, which builds elsewhere.
  const { HOUSE_BUILD: build = "." } = env;
  const places: readonly Place[] = [
    { name: "content", path: content },
    { name: "static", path: join(dirname(content), "static") },
    { name: "sources.json", path: join(dirname(content), "sources.json") },
    { name: "state", path: deskFolder(env) },
    { name: "refresh", path: resolve(build, env.REFRESH_STATE || ".refresh") },
    { name: "published", path: resolve(build, ".published") },
  ];
  return places.map(({ name, path }) => ({ name, path: followed(path) }));
};

/** Whether a restore would replace something there. */
export const isTaken = (place: Place): boolean =>
  existsSync(place.path) &&
  (place.name === "sources.json" ||
    readdirSync(place.path).some((entry) => entry === DATABASE_FILE || !isLeftOut(place, entry)));

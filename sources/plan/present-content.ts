import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listsIn, type ShowingLists } from "../../domain/entities/site/showing-lists";
import { isObject, type Json } from "../../domain/json/json";
import { WAITING } from "../../engine/checks/sources/waiting";
import { chosenSite } from "../../engine/content/choose-site";
import { isError } from "../../engine/problems/problem";
import { listFolder } from "../../engine/reading/list-files";
import { readContent } from "../../engine/reading/read-content";
import { SourceFault } from "../records";
import type { FileValue, ShowingChange } from "./planned";

export interface Written {
  readonly file: string;
  readonly value: Json;
}

/** The content that a pull is merged into, as written. */
export interface PresentContent {
  readonly site: Json;
  readonly lists: ShowingLists;
  readonly halls: readonly { readonly id: string; readonly name: string }[];
  readonly productions: readonly Written[];
  /** Productions and articles that an editor must complete. */
  readonly waiting: readonly Written[];
  readonly events: readonly Written[];
  readonly articles: readonly Written[];
  readonly files: ReadonlySet<string>;
}

const listIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** An unreadable file would otherwise count as absent, and its contents be added anew. */
const unreadFault = (files: readonly string[]): SourceFault => {
  const names = [...new Set(files)].join(", ");
  return new SourceFault(`Kan ikke lese ${names}. → Rett feilen først: npm run check:content viser hvor den er.`);
};

const waitingIn = async (contentRoot: string): Promise<readonly Written[]> => {
  const { found } = await listFolder(contentRoot, WAITING);
  const files = found.map(({ file }) => file).filter((file) => file.endsWith(".json"));
  return Promise.all(
    files.map(async (file) => {
      try {
        const value: unknown = JSON.parse((await readFile(join(contentRoot, file), "utf8")).replace(/^\uFEFF/, ""));
        return { file, value: isObject(value) ? value : {} };
      } catch {
        throw unreadFault([file]);
      }
    }),
  );
};

/** @throws SourceFault when there is no site to pull for, or a content file cannot be read. */
export const readPresentContent = async (contentRoot: string, siteId: string | undefined): Promise<PresentContent> => {
  const { documents, problems } = await readContent(contentRoot);
  const unread = problems.filter((one) => isError(one) && one.file.endsWith(".json")).map(({ file }) => file);
  if (unread.length > 0) throw unreadFault(unread);
  const sites = documents.flatMap(({ folder, data }) =>
    folder === "sites" && isObject(data) ? [{ entity: { ...data, id: String(data.id) } }] : [],
  );
  const site = chosenSite(sites, siteId)?.entity;
  if (site === undefined) throw new SourceFault("Innholdet har ikke ett nettsted. → Velg ett med SITE=<id>.");
  const written = (folder: string) =>
    documents.flatMap(({ folder: own, origin: { file }, data }) =>
      own === folder && isObject(data) ? [{ file, value: data }] : [],
    );
  return {
    site,
    lists: listsIn(site),
    halls: listIn(Reflect.get(site, "halls")).map(({ id, name }) => ({ id: String(id), name: String(name) })),
    productions: written("productions"),
    waiting: await waitingIn(contentRoot),
    events: written("events").flatMap(({ file, value }) =>
      listIn(value.events).map((event) => ({ file, value: event })),
    ),
    articles: written("articles"),
    files: new Set(documents.map(({ origin: { file } }) => file)),
  };
};

const isIn = ({ file }: Written, folder: string): boolean => file.startsWith(`${folder}/`);

/** The content with the changes planned so far: two sources may have the same film. */
export const withPlanned = (
  present: PresentContent,
  files: readonly FileValue[],
  changes: readonly ShowingChange[],
): PresentContent => {
  const planned = new Set(files.map(({ file }) => file));
  const written = files.flatMap(({ file, value }) => (value === null ? [] : [{ file, value }]));
  const kept = (list: readonly Written[]) => list.filter(({ file }) => !planned.has(file));
  const before = new Set(changes.map((one) => one.before));
  return {
    ...present,
    productions: [...kept(present.productions), ...written.filter((one) => isIn(one, "productions"))],
    articles: [...kept(present.articles), ...written.filter((one) => isIn(one, "articles"))],
    waiting: [...kept(present.waiting), ...written.filter((one) => isIn(one, WAITING))],
    events: [
      ...present.events.filter(({ value }) => !before.has(value)),
      ...changes.flatMap(({ file, after }) => (after === null ? [] : [{ file: file ?? "", value: after }])),
    ],
  };
};

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FOLDERS, isContentName } from "../../../engine/reading/content-folders";
import { isRecord, type Json, type Written } from "./common-values";

/** Texts by file: "events/oktober.json". */
export type Texts = ReadonlyMap<string, string>;

const textsIn = (root: string, folder: string): readonly (readonly [string, string])[] => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter(isContentName)
    .sort()
    .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")] as const);
};

/** All content files of a folder, also those that wait for editors. */
export const readTexts = (root: string): Texts =>
  new Map([...FOLDERS, "waiting"].flatMap((folder) => textsIn(root, folder)));

const dataIn = (text: string): Json => {
  const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  return isRecord(data) ? data : {};
};

const of = (texts: Texts, folder: string) => new Map([...texts].filter(([file]) => file.startsWith(`${folder}/`)));

/** The valid content files that hold showings and settings. */
export const showingsIn = (texts: Texts) => {
  const productions = [...of(texts, "productions").values()].map(dataIn);
  const events = of(texts, "events");
  const sites = of(texts, "sites");
  const showings = [...events].flatMap(([file, text]): readonly Written[] => {
    const listed = dataIn(text).events;
    return (Array.isArray(listed) ? listed : []).filter(isRecord).map((showing, index) => ({
      file,
      index,
      showing,
      production: productions.find(({ id }) => id === showing.production) ?? {},
    }));
  });
  return { events, sites, showings, settings: [...sites.values()].map(dataIn) };
};

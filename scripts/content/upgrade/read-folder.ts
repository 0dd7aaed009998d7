import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord, type Json, type Written } from "./common-values";

export type Texts = ReadonlyMap<string, string>;

const textsIn = (root: string, folder: string): Texts =>
  new Map(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")]),
  );

const dataIn = (text: string): Json => {
  const data: unknown = JSON.parse(text);
  return isRecord(data) ? data : {};
};

/** The files of a valid content folder that hold showings and settings. */
export const readFolder = (root: string) => {
  const productions = [...textsIn(root, "productions").values()].map(dataIn);
  const events = textsIn(root, "events");
  const sites = textsIn(root, "sites");
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

import { blockDefinition } from "../../domain/blocks";
import { memberScreen } from "../../domain/blocks/member-screen";
import { editedJson } from "../../domain/json/edit-json";
import { isObject, type Json } from "../../domain/json/json";

/** Texts by file: "pages/logg-inn.json". */
export type Texts = ReadonlyMap<string, string>;

/** The screen of each former block that is now a setting of a single block. */
const SCREENS: Readonly<Record<string, string>> = {
  "login-form": "login",
  "account-form": "account",
  "password-form": "password",
  "member-profile": "profile",
};

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const parseObject = (text: string): Json | null => {
  try {
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
};

const migrateBlock = (block: unknown): unknown => {
  if (!isObject(block) || typeof block.component !== "string" || !Object.hasOwn(SCREENS, block.component)) return block;
  const settings = isObject(block.settings) ? block.settings : {};
  return {
    ...block,
    component: memberScreen.component,
    settings: { ...settings, screen: SCREENS[block.component] },
  };
};

const migratePage = (page: Json): Json =>
  Array.isArray(page.blocks) ? { ...page, blocks: page.blocks.map(migrateBlock) } : page;

const usesFilmClub = (page: Json): boolean =>
  objectsIn(page.blocks).some(
    ({ component }) => typeof component === "string" && blockDefinition(component)?.train === memberScreen.train,
  );

/** Sites did not have to list the film club, whose blocks their pages use. */
const migrateSite = (site: Json): Json => {
  const { train, version } = memberScreen;
  if (!Array.isArray(site.components) || objectsIn(site.components).some((one) => one.train === train)) return site;
  return { ...site, components: [...site.components, { train, version }] };
};

/**
 * The texts of the files that change when older content is migrated to this version. All other lines stay, and files
 * that are not JSON are left for the check to report.
 */
export const migrateContent = (texts: Texts): Texts => {
  const inFolder = (folder: string) =>
    [...texts].flatMap(([file, text]) => {
      const data = file.startsWith(`${folder}/`) ? parseObject(text) : null;
      return data === null ? [] : [{ file, text, data }];
    });
  const pages = inFolder("pages").map((page) => ({ ...page, migrated: migratePage(page.data) }));
  const hasFilmClub = pages.some(({ migrated }) => usesFilmClub(migrated));
  const sites = inFolder("sites").map((site) => ({
    ...site,
    migrated: hasFilmClub ? migrateSite(site.data) : site.data,
  }));
  const edited = [...pages, ...sites].map(
    ({ file, text, migrated }) => [file, editedJson(text, migrated, () => [])] as const,
  );
  return new Map(edited.filter(([file, text]) => text !== texts.get(file)));
};

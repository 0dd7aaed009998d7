import type { z } from "zod";
import type { EntityDefinition } from "../entities/define-entity";
import { language } from "../entities/language";
import { menuItem } from "../entities/menu-item";
import { MODELS } from "../entities/models";
import { redirect } from "../entities/redirect";
import { site } from "../entities/site/site";
import { page } from "../pages/page";

/** All kinds of content, by key in the loaded content. */
export const ENTITIES = {
  sites: site,
  menuItems: menuItem,
  pages: page,
  productions: MODELS.production,
  events: MODELS.event,
  articles: MODELS.article,
  redirects: redirect,
  languages: language,
} as const;

type Entities = typeof ENTITIES;

export type EntityName = keyof Entities;

export type EntityOf<Name extends EntityName> = z.output<Entities[Name]["schema"]>;

const isEntityName = (name: string): name is EntityName => Object.hasOwn(ENTITIES, name);

export const ENTITY_NAMES: readonly EntityName[] = Object.keys(ENTITIES).filter(isEntityName);

/** The common part of all kinds' definitions. */
export const entityDefinition = (name: EntityName): EntityDefinition => ENTITIES[name];

/** Subfolders of the content folder with content files. */
export type Folder = Entities[EntityName]["folder"];

export const FOLDERS: readonly Folder[] = [...new Set(ENTITY_NAMES.map((name) => ENTITIES[name].folder))];

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Role } from "../../api/accounts";
import { undoSchema } from "../../api/history";
import { kindOfFile } from "../content/content-folder";
import type { EditorsDesk } from "../desk/desk";

/** Access rule of a route on a hosted desk. */
export interface Rule {
  /** Minimum role; "anyone" needs no login. */
  readonly who: Role | "anyone";
  /** Kinds of content that a request would change. */
  readonly changes?: (body: unknown, desk: EditorsDesk) => readonly string[] | Promise<readonly string[]>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    rule?: Rule;
  }
  interface FastifyInstance {
    /** The rule of each route: "POST /api/lagre". */
    rules: ReadonlyMap<string, Rule>;
  }
}

const named = z.object({ kind: z.string() });

const ruled = (rule: Rule) => ({ config: { rule } });

export const forAnyone = ruled({ who: "anyone" });
export const forEditors = ruled({ who: "editor" });
export const forAdmins = ruled({ who: "admin" });

/** For requests that name the kind of content they change. */
export const forWriters = ruled({
  who: "editor",
  changes: (body) => {
    const { data } = named.safeParse(body);
    return data === undefined ? [] : [data.kind];
  },
});

/** Stands for files that no form edits. */
const NO_KIND = "";

const changedKind = (file: string): readonly string[] => {
  const kind = kindOfFile(file);
  if (kind !== null) return [kind];
  return file.startsWith("images/") ? [] : [NO_KIND];
};

/** For undoing a save: the kinds that the save changed. */
export const forUndoing = ruled({
  who: "editor",
  changes: async (body, desk) => {
    const { data } = undoSchema.safeParse(body);
    if (data === undefined) return [];
    const changes = await desk.git.changesOf(data.commit);
    return (changes ?? []).flatMap(({ file }) => changedKind(file));
  },
});

/** Routes added later must have a rule: without one the desk does not start. */
export const requireRules = (server: FastifyInstance): void => {
  const rules = new Map<string, Rule>();
  server.decorate("rules", rules);
  server.addHook("onRoute", ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (config?.rule === undefined) throw new Error(`${one} ${url} has no rule`);
      // HEAD is handled as GET.
      if (one !== "HEAD") rules.set(`${one} ${url}`, config.rule);
    }
  });
};

/** The site's settings control more than texts: hosts, external services, search engine indexing. */
const SETTINGS: ReadonlySet<string> = new Set(["sites", NO_KIND]);

/** Editors may change everything but the settings. */
export const mayChange = (role: Role, kinds: readonly string[]): boolean =>
  role === "admin" || !kinds.some((kind) => SETTINGS.has(kind));

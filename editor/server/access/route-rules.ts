import { z } from "zod";
import { ACCOUNT_ROUTES, type Role } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { APPLIES_ROUTE } from "../../api/applies";
import { COMPANION_ROUTES } from "../../api/companions";
import { HISTORY_ROUTES, undoSchema } from "../../api/history";
import { PICTURE_ROUTES } from "../../api/pictures";
import { PREVIEW_ROUTES } from "../../api/preview";
import { BACK_ROUTE, PUBLISHING_ROUTE } from "../../api/publishing";
import { REMOVAL_ROUTE } from "../../api/removal";
import { WEEK_ROUTES } from "../../api/week";
import { kindOfFile } from "../content/content-folder";
import type { EditorsDesk } from "../desk/desk";

/** Kinds of content that a request would change. */
type Changed = (body: unknown, desk: EditorsDesk) => readonly string[] | Promise<readonly string[]>;

interface Rule {
  /** The least that somebody must be; "anyone" needs no login. */
  readonly who: Role | "anyone";
  readonly changes?: Changed;
}

/** The site's settings decide on more than texts: hosts, external services, whether search engines may come. */
const SETTINGS: ReadonlySet<string> = new Set(["sites"]);

const named = z.object({ kind: z.string() });

const kindNamed: Changed = (body) => {
  const { data } = named.safeParse(body);
  return data === undefined ? [] : [data.kind];
};

const kindsOfSave: Changed = async (body, desk) => {
  const { data } = undoSchema.safeParse(body);
  if (data === undefined) return [];
  const changes = await desk.git.changesOf(data.commit);
  return (changes ?? []).map(({ file }) => kindOfFile(file) ?? "");
};

const ANYONE: Rule = { who: "anyone" };
const EDITOR: Rule = { who: "redaktor" };
const RESPONSIBLE: Rule = { who: "ansvarlig" };
/** Editors write everything but the settings. */
const WRITING: Rule = { who: "redaktor", changes: kindNamed };

/** Who may use each route of a hosted desk. A route without a rule stops the desk when it starts. */
export const ROUTE_RULES: Readonly<Record<string, Rule>> = {
  "GET /*": ANYONE,
  "GET /tema.css": ANYONE,
  [`GET ${ACCOUNT_ROUTES.session}`]: ANYONE,
  [`POST ${ACCOUNT_ROUTES.session}`]: ANYONE,
  [`DELETE ${ACCOUNT_ROUTES.session}`]: ANYONE,
  [`POST ${ACCOUNT_ROUTES.invitation}`]: ANYONE,
  [`POST ${ACCOUNT_ROUTES.acceptance}`]: ANYONE,
  [`GET ${ACCOUNT_ROUTES.providerStart}`]: ANYONE,
  [`GET ${ACCOUNT_ROUTES.providerEnd}`]: ANYONE,
  [`POST ${ACCOUNT_ROUTES.password}`]: EDITOR,
  [`GET ${ACCOUNT_ROUTES.access}`]: EDITOR,
  [`GET ${ACCOUNT_ROUTES.accounts}`]: RESPONSIBLE,
  [`POST ${ACCOUNT_ROUTES.accounts}`]: RESPONSIBLE,
  [`DELETE ${ACCOUNT_ROUTES.accounts}`]: RESPONSIBLE,
  [`POST ${ACCOUNT_ROUTES.invitations}`]: RESPONSIBLE,
  [`DELETE ${ACCOUNT_ROUTES.invitations}`]: RESPONSIBLE,
  [`GET ${ACCOUNT_ROUTES.audit}`]: RESPONSIBLE,

  [`GET ${ROUTES.desk}`]: EDITOR,
  [`GET ${ROUTES.lists}`]: EDITOR,
  [`GET ${ROUTES.overview}`]: EDITOR,
  [`GET ${ROUTES.pictures}`]: EDITOR,
  [`GET ${ROUTES.entities}`]: EDITOR,
  [`POST ${ROUTES.copies}`]: EDITOR,
  [`POST ${ROUTES.check}`]: EDITOR,
  [`POST ${ROUTES.save}`]: WRITING,
  [`GET ${ROUTES.drafts}`]: EDITOR,
  [`DELETE ${ROUTES.drafts}`]: WRITING,
  [`GET ${ROUTES.thumbnail}/*`]: EDITOR,
  [`POST ${APPLIES_ROUTE}`]: EDITOR,
  [`GET ${WEEK_ROUTES.week}`]: EDITOR,
  [`POST ${WEEK_ROUTES.plan}`]: EDITOR,
  [`POST ${WEEK_ROUTES.save}`]: EDITOR,
  [`GET ${COMPANION_ROUTES.patterns}`]: EDITOR,
  [`POST ${COMPANION_ROUTES.check}`]: EDITOR,
  [`POST ${COMPANION_ROUTES.save}`]: WRITING,
  [`GET ${PICTURE_ROUTES.list}`]: EDITOR,
  [`GET ${PICTURE_ROUTES.view}/*`]: EDITOR,
  [`POST ${PICTURE_ROUTES.upload}`]: EDITOR,
  [`POST ${PICTURE_ROUTES.remove}`]: EDITOR,
  [`GET ${PREVIEW_ROUTES.preview}`]: EDITOR,
  [`GET ${PREVIEW_ROUTES.part}`]: EDITOR,
  [`POST ${PREVIEW_ROUTES.edit}`]: WRITING,
  [`DELETE ${PREVIEW_ROUTES.edit}`]: WRITING,
  [`POST ${PREVIEW_ROUTES.merge}`]: EDITOR,

  [`GET ${HISTORY_ROUTES.saves}`]: EDITOR,
  [`GET ${HISTORY_ROUTES.versions}`]: EDITOR,
  [`GET ${HISTORY_ROUTES.version}`]: EDITOR,
  [`POST ${HISTORY_ROUTES.undo}`]: { who: "redaktor", changes: kindsOfSave },

  [`GET ${REMOVAL_ROUTE}`]: EDITOR,
  [`POST ${REMOVAL_ROUTE}`]: WRITING,

  [`GET ${PUBLISHING_ROUTE}`]: EDITOR,
  [`POST ${PUBLISHING_ROUTE}`]: RESPONSIBLE,
  [`DELETE ${PUBLISHING_ROUTE}`]: RESPONSIBLE,
  [`POST ${BACK_ROUTE}`]: RESPONSIBLE,
};

/** HEAD is answered as GET is. */
export const ruleOf = (method: string, url: string): Rule | undefined =>
  ROUTE_RULES[`${method === "HEAD" ? "GET" : method} ${url}`];

export const mayChange = (role: Role, kinds: readonly string[]): boolean =>
  role === "ansvarlig" || !kinds.some((kind) => SETTINGS.has(kind));

import { z } from "zod";
import type { Json } from "../../../domain/json/json";
import {
  type Change,
  checkedSchema,
  copiedSchema,
  deskSchema,
  entitySchema,
  failureSchema,
  listsSchema,
  type Move,
  newDraftSchema,
  overviewSchema,
  picturesSchema,
  ROUTES,
  type Save,
  type Several,
  savedSchema,
} from "../../api/api";
import { APPLIES_ROUTE, appliesSchema } from "../../api/applies";
import {
  type Accompanied,
  COMPANION_ROUTES,
  companionsCheckedSchema,
  companionsSavedSchema,
  patternsSchema,
} from "../../api/companions";
import { changesSchema, HISTORY_ROUTES, savesSchema, undoneSchema, versionSchema } from "../../api/history";
import { HOUSE_ROUTE, houseSchema } from "../../api/house";
import {
  mergedSchema,
  PREVIEW_ROUTES,
  type PreviewEdit,
  previewPartSchema,
  previewSchema,
  previewShownSchema,
} from "../../api/preview";
import { BACK_ROUTE, PUBLISHING_ROUTE, publishingSchema, wentBackSchema } from "../../api/publishing";
import { type Ask, QUESTION_ROUTES, questionsSchema } from "../../api/questions";
import { REMOVAL_ROUTES, type Removal, type RemovalNamed, removalPlanSchema, removedSchema } from "../../api/removal";
import { planSchema, WEEK_ROUTES, type WeekAction, weekSavedSchema, weekSchema } from "../../api/week";
import { noServer } from "./no-server";
import { onTheWay } from "./on-the-way";
import { announceSessionChange } from "./session-change";

/** A failure with a message for the user. */
export class Failure extends Error {}

export const request = async <Schema extends z.ZodType>(
  schema: Schema,
  address: string,
  { method = "GET", body, signal }: { method?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<z.output<Schema>> => {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(address, { method, ...sent, ...(signal && { signal }) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Failure(noServer());
  });
  const data: unknown = await answer.json().catch(() => null);
  // 409 is a conflict; the body holds both versions.
  if (data !== null && (answer.ok || answer.status === 409)) return schema.parse(data);
  if (answer.status === 401) announceSessionChange();
  throw new Failure(failureSchema.safeParse(data).data?.message ?? onTheWay(answer.status));
};

const named = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

export const client = {
  desk: () => request(deskSchema, ROUTES.desk),
  lists: () => request(listsSchema, ROUTES.lists),
  overview: () => request(overviewSchema, ROUTES.overview),
  pictures: () => request(picturesSchema, ROUTES.pictures),
  entity: (kind: string, id: string) => request(entitySchema, `${ROUTES.entities}?${named({ kind, id })}`),
  /** Of one object of the kind; of any without it. */
  newDraft: (kind: string, object?: string) =>
    request(newDraftSchema, `${ROUTES.drafts}?${named({ kind, ...(object !== undefined && { object }) })}`),
  copy: (kind: string, id: string, title: string) =>
    request(copiedSchema, ROUTES.copies, { method: "POST", body: { kind, id, title } }),
  check: (body: Change, signal: AbortSignal) => request(checkedSchema, ROUTES.check, { method: "POST", body, signal }),
  applies: (value: Json, signal: AbortSignal) =>
    request(appliesSchema, APPLIES_ROUTE, { method: "POST", body: { value }, signal }),
  several: (body: Several) => request(removedSchema, ROUTES.several, { method: "POST", body }),
  move: (body: Move) => request(removedSchema, ROUTES.move, { method: "POST", body }),
  house: () => request(houseSchema, HOUSE_ROUTE),
  save: (body: Save) => request(savedSchema, ROUTES.save, { method: "POST", body }),
  saves: () => request(savesSchema, HISTORY_ROUTES.saves),
  versions: (kind: string, id: string) => request(savesSchema, `${HISTORY_ROUTES.versions}?${named({ kind, id })}`),
  version: (kind: string, id: string, commit: string) =>
    request(versionSchema, `${HISTORY_ROUTES.version}?${named({ kind, id, commit })}`),
  /** What a commit changed, or what has changed since. */
  changes: (commit: string, entity: Readonly<Record<string, string>> = {}, isSince = false) =>
    request(
      changesSchema,
      `${HISTORY_ROUTES.changes}?${named({ commit, ...entity, ...(isSince && { since: "yes" }) })}`,
    ),
  undo: (commit: string, editor: string) =>
    request(undoneSchema, HISTORY_ROUTES.undo, { method: "POST", body: { commit, editor } }),
  publishing: () => request(publishingSchema, PUBLISHING_ROUTE),
  publish: (editor: string, at: string | null) =>
    request(publishingSchema, PUBLISHING_ROUTE, { method: "POST", body: { editor, at } }),
  goBack: () => request(wentBackSchema, BACK_ROUTE, { method: "POST", body: {} }),
  cancelPublishing: () => request(publishingSchema, PUBLISHING_ROUTE, { method: "DELETE", body: {} }),
  dropDraft: (kind: string, id: string | null, object: string | null) =>
    request(z.object({}), ROUTES.drafts, { method: "DELETE", body: { kind, id, object } }),
};

export const companionsClient = {
  patterns: (kind: string) => request(patternsSchema, `${COMPANION_ROUTES.patterns}?${named({ kind })}`),
  check: (body: Accompanied, signal: AbortSignal) =>
    request(companionsCheckedSchema, COMPANION_ROUTES.check, { method: "POST", body, signal }),
  save: (body: Accompanied) => request(companionsSavedSchema, COMPANION_ROUTES.save, { method: "POST", body }),
};

export const previewClient = {
  state: () => request(previewSchema, PREVIEW_ROUTES.preview),
  show: (body: PreviewEdit, signal: AbortSignal) =>
    request(previewShownSchema, PREVIEW_ROUTES.edit, { method: "POST", body, signal }),
  drop: (kind: string, id: string | null) =>
    request(z.object({}), PREVIEW_ROUTES.edit, { method: "DELETE", body: { kind, id, value: {} } }),
  part: (path: string, block: string) => request(previewPartSchema, `${PREVIEW_ROUTES.part}?${named({ path, block })}`),
  merge: (body: Omit<PreviewEdit, "moment">) => request(mergedSchema, PREVIEW_ROUTES.merge, { method: "POST", body }),
};

export const removalClient = {
  plan: (body: RemovalNamed) => request(removalPlanSchema, REMOVAL_ROUTES.plan, { method: "POST", body }),
  remove: (body: Removal) => request(removedSchema, REMOVAL_ROUTES.remove, { method: "POST", body }),
};

const done = z.object({});

export const questionsClient = {
  all: () => request(questionsSchema, QUESTION_ROUTES.questions),
  ask: (body: Ask) => request(done, QUESTION_ROUTES.questions, { method: "POST", body }),
  answer: (number: string, answer: string) =>
    request(done, QUESTION_ROUTES.answer, { method: "POST", body: { number, answer } }),
  takeBack: (number: string) => request(done, QUESTION_ROUTES.questions, { method: "DELETE", body: { number } }),
};

export const weekClient = {
  week: (day: string | null) => request(weekSchema, day === null ? WEEK_ROUTES.week : `${WEEK_ROUTES.week}?dag=${day}`),
  plan: (action: WeekAction, signal: AbortSignal) =>
    request(planSchema, WEEK_ROUTES.plan, { method: "POST", body: action, signal }),
  save: (action: WeekAction, editor: string) =>
    request(weekSavedSchema, WEEK_ROUTES.save, { method: "POST", body: { action, editor } }),
};

export const thumbnailOf = (picture: string): string =>
  `${ROUTES.thumbnail}/${picture.split("/").map(encodeURIComponent).join("/")}`;

import { createHash } from "node:crypto";
import { Remembered } from "../../domain/collections/remembered";
import { listsIn, type ShowingLists } from "../../domain/entities/site/showing-lists";
import { isObject } from "../../domain/json/json";
import { isShownAt } from "../../domain/publishing/shown-window";
import type { LocalDateTime } from "../../domain/time/local-time";
import { chosenSite } from "../content/choose-site";
import type { ContentDocument } from "../reading/read-content";
import { resolveShowing } from "./resolve-showing";

/** Settings of the site to build, not yet checked. */
export const settingsIn = (documents: readonly ContentDocument[], siteId: string | undefined): unknown => {
  const sites = documents
    .filter(({ folder }) => folder === "sites")
    .flatMap(({ data }) => (isObject(data) ? [{ entity: { ...data, id: String(data.id) } }] : []));
  return chosenSite(sites, siteId)?.entity;
};

const objectsIn = (documents: readonly ContentDocument[]): ReadonlyMap<unknown, unknown> =>
  new Map(
    documents
      .filter(({ folder }) => folder === "productions")
      .flatMap(({ data }) => (isObject(data) ? [[data.id, data.object] as const] : [])),
  );

/** The lists at a moment: a note that is not shown is empty. */
const listsAt = (lists: ShowingLists, moment: LocalDateTime): ShowingLists => ({
  ...lists,
  noteTexts: lists.noteTexts.map((note) => (isShownAt(note, moment) ? note : { ...note, text: "" })),
});

const resolved = new Remembered<ContentDocument, ContentDocument>();

/**
 * Writes the site's price lists, access sets and notes into the showings, so that later steps see no lists. Anything
 * invalid is left as it is, for the check.
 */
export const resolveLists = (
  documents: readonly ContentDocument[],
  { siteId, moment }: { readonly siteId: string | undefined; readonly moment: LocalDateTime },
): readonly ContentDocument[] => {
  const lists = listsAt(listsIn(settingsIn(documents, siteId)), moment);
  if (Object.values(lists).every((items) => items.length === 0)) return documents;
  const objects = objectsIn(documents);
  // As a digest: the cache key of each document.
  const listed = createHash("sha256").update(JSON.stringify(lists)).digest("base64");
  return documents.map((document) => {
    const { folder, data } = document;
    if (folder !== "events" || !isObject(data) || !Array.isArray(data.events)) return document;
    const showings: readonly unknown[] = data.events;
    const kinds = showings.map((one) => (isObject(one) ? objects.get(one.production) : null));
    return resolved.of(document, [listed, ...kinds], () => ({
      ...document,
      data: {
        ...data,
        events: showings.map((one) => (isObject(one) ? resolveShowing(one, lists, (id) => objects.get(id)) : one)),
      },
    }));
  });
};

import { entityDefinition } from "../../domain/kinds";
import type { ContentDocument, ReadResult } from "../reading/read-content";
import { kindOf } from "./validate";

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null && !Array.isArray(value);

const itemsIn = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isItem) : []);

/** Lists in a site's settings whose items are referred to by id, by type. */
export const LISTS_IN_SITES = {
  Hall: "halls",
  OpeningHours: "openingHours",
  Contact: "contact",
  PriceList: "priceLists",
  AccessSet: "accessSets",
  NoteText: "noteTexts",
} as const;

const entitiesIn = (document: ContentDocument): readonly (readonly [type: string, item: Item])[] => {
  const kind = kindOf(document);
  if (kind === null) return [];
  const { type, list } = entityDefinition(kind);
  const { data } = document;
  const own = list === undefined ? itemsIn([data]) : itemsIn(isItem(data) ? data[list] : []);
  const inside = kind === "sites" ? Object.entries(LISTS_IN_SITES) : [];
  return [
    ...own.map((item) => [type, item] as const),
    ...own.flatMap((item) => inside.flatMap(([name, key]) => itemsIn(item[key]).map((one) => [name, one] as const))),
  ];
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

interface Suggestion {
  readonly label: string;
  readonly description: string;
  readonly body: string;
}

const suggestion = (body: string, description: string): Suggestion => ({ label: body, description, body });

const sorted = (suggestions: readonly Suggestion[]): readonly Suggestion[] =>
  [...new Map(suggestions.map((one) => [one.body, one])).values()]
    .filter(({ body }) => body !== "")
    .sort((a, b) => (a.body < b.body ? -1 : 1));

/**
 * A JSON Schema with the ids, pictures and pages of a content folder, valid or not: editors such as VS Code suggest
 * them with their titles.
 */
export const idSuggestions = ({ documents, pictures }: Pick<ReadResult, "documents" | "pictures">): string => {
  const entities = documents.flatMap(entitiesIn);
  const ofType = (type: string) => entities.flatMap(([own, item]) => (own === type ? [item] : []));
  const byId = ["Production", "MenuItem", "Language", ...Object.keys(LISTS_IN_SITES)].map((type) => {
    const found = ofType(type).map((item) =>
      suggestion(text(item.id), text(item.title) || text(item.label) || text(item.name) || text(item.text)),
    );
    return [type, found] as const;
  });
  const pages = ofType("Page").map((page) => suggestion(text(page.path), text(page.title)));
  const suggestions = [
    ...byId,
    ["Page", pages.filter(({ body }) => !body.includes(":"))] as const,
    ["Image", pictures.map((picture) => suggestion(picture, "Bilde"))] as const,
  ];
  const definitions = suggestions.map(([name, found]) => [name, { defaultSnippets: sorted(found) }] as const);
  return `${JSON.stringify({ definitions: Object.fromEntries(definitions) }, null, 2)}\n`;
};

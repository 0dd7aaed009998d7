import { z } from "zod";
import { STORED } from "../../../../src/features/analytics/stored";
import { SITE } from "../content";
import { selected } from "../pages";
import { allSeen, type BlockTexts, type Expectation, htmlTexts, kroner, seen } from "./expectation";

/** The expected texts of blocks of text, rooms, prices, contacts and articles. */

const names = z.array(z.string()).default([]);
const row = z.object({
  label: z.string(),
  amount: z.number(),
  unit: z.string().optional(),
  note: z.string().optional(),
});
const link = z.object({ label: z.string(), text: z.string().optional() });

const settings = z.object({
  heading: z.string().optional(),
  text: z.string().optional(),
  kicker: z.string().optional(),
  label: z.string().optional(),
  note: z.string().optional(),
  emptyText: z.string().optional(),
  limit: z.number().optional(),
  link: link.optional(),
  links: z.array(link).default([]),
  html: z.union([z.string(), z.array(z.string()).transform((parts) => parts.join("\n"))]).default(""),
  hall: z.string().optional(),
  halls: z
    .union([z.boolean().transform((all) => (all ? SITE.halls.map(({ id }) => id) : [])), z.array(z.string())])
    .default([]),
  extras: z.boolean().default(false),
  groups: z.array(z.object({ name: z.string(), rows: z.array(row) })).default([]),
  tool: z.string().optional(),
  faults: z
    .array(z.object({ what: z.string(), where: z.string(), criterion: z.string(), instead: z.string() }))
    .default([]),
  parts: names,
  people: names,
  examples: names,
});

const hallOf = (id: string | undefined) => {
  const hall = SITE.halls.find((one) => one.id === id);
  if (!hall) throw new Error(`content/sites has no hall ${id}`);
  return hall;
};

const chosen = <T extends { readonly id: string }>(ids: readonly string[], all: readonly T[]): readonly T[] =>
  ids.length === 0 ? all : ids.flatMap((id) => all.filter((one) => one.id === id));

const priceRows = (rows: readonly z.infer<typeof row>[]): readonly Expectation[] =>
  rows.flatMap(({ label, note, amount, unit }) => allSeen([label, note, kroner(amount), unit]));

export const calendarSubscribe: BlockTexts = (block) => {
  const { heading, text } = settings.parse(block.settings);
  return allSeen([heading, text, "Kalenderen på denne enheten", "Google Kalender", "Outlook"]);
};

export const cover: BlockTexts = (block, page) => {
  const { heading, text, kicker } = settings.parse(block.settings);
  const { productions, articles } = selected(page, block);
  const [production] = productions;
  const [article] = articles;
  if (production) {
    const lead = text ?? production.contents[0].summary;
    return [seen(production.title, ...production.genres, ...production.features), seen(lead)];
  }
  if (article) return [seen(article.title, article.author), seen(text ?? article.summary)];
  return allSeen([kicker, heading, text]);
};

export const quickLinks: BlockTexts = (block) => {
  const { heading, links } = settings.parse(block.settings);
  return [...allSeen([heading]), ...links.flatMap(({ label, text }) => allSeen([label, text]))];
};

export const cardList: BlockTexts = (block, page) => {
  const { heading, link: more, limit, emptyText } = settings.parse(block.settings);
  const { articles } = selected(page, block);
  return [
    ...allSeen([heading, more?.label]),
    ...articles.slice(0, limit ?? articles.length).flatMap(({ title, summary }) => allSeen([title, summary])),
    ...(articles.length === 0 ? allSeen([emptyText]) : []),
  ];
};

export const articleBody: BlockTexts = (block, page) =>
  selected(page, block).articles.flatMap(({ content }) => allSeen(htmlTexts(content)));

export const richText: BlockTexts = (block) => {
  const { heading, html } = settings.parse(block.settings);
  return allSeen([heading, ...htmlTexts(html)]);
};

export const action: BlockTexts = (block) => {
  const { heading, text, label } = settings.parse(block.settings);
  return allSeen([heading, text, label]);
};

export const contact: BlockTexts = (block) => {
  const { heading, people } = settings.parse(block.settings);
  return [
    ...allSeen([heading]),
    ...chosen(people, SITE.contact).flatMap(({ name, phone, email }) => allSeen([name, phone, email])),
  ];
};

export const openingHours: BlockTexts = (block) => {
  const { heading, parts } = settings.parse(block.settings);
  return [
    ...allSeen([heading]),
    ...chosen(parts, SITE.openingHours).flatMap(({ name, note }) => allSeen([name, note])),
  ];
};

export const accessibilityStatement: BlockTexts = (block) => {
  const { heading, tool, faults } = settings.parse(block.settings);
  return allSeen([
    heading,
    tool,
    ...faults.flatMap(({ what, where, criterion, instead }) => [what, where, criterion, instead]),
  ]);
};

export const room: BlockTexts = (block) => {
  const { heading, hall: id } = settings.parse(block.settings);
  const hall = hallOf(id);
  return [
    ...allSeen([heading ?? "Plass, utstyr og priser", `${hall.capacity} personer`, ...hall.equipment]),
    ...priceRows(hall.prices),
    seen(`Bestill ${hall.name}`),
  ];
};

export const priceTable: BlockTexts = (block) => {
  const { heading, halls, extras, groups, note } = settings.parse(block.settings);
  return [
    ...allSeen([heading]),
    ...halls.map(hallOf).flatMap(({ name, prices }) => [seen(name), ...priceRows(prices)]),
    ...[...(extras ? SITE.extras : []), ...groups].flatMap(({ name, rows }) => [seen(name), ...priceRows(rows)]),
    ...allSeen([note]),
  ];
};

export const roomFinder: BlockTexts = (block) => [
  ...allSeen([settings.parse(block.settings).heading, "Hva skal dere?", "Hvor mange blir dere?"]),
  ...SITE.halls
    .filter(({ prices }) => prices.length > 0)
    .flatMap(({ name, setups }) => [
      seen(name),
      ...setups.flatMap((setup) => allSeen([setup.name, String(setup.seats)])),
      seen("Bestill"),
    ]),
  seen("Regn ut prisen"),
];

export const seatingPlans: BlockTexts = (block) => {
  const { heading, hall } = settings.parse(block.settings);
  return [
    ...allSeen([heading]),
    ...hallOf(hall).setups.flatMap(({ name, seats, text }) => allSeen([name, `${seats} plasser`, text])),
  ];
};

export const searchField: BlockTexts = (block) => {
  const { text, examples } = settings.parse(block.settings);
  return allSeen(["Søk", text, ...examples]);
};

export const storedThings: BlockTexts = (block) => [
  ...allSeen([settings.parse(block.settings).heading]),
  ...STORED.map(({ what, why, howLong }) => seen(what, why, howLong)),
];

/** The film club's content depends on its platform and the visitor; it has tests of its own. */
export const memberScreen: BlockTexts = (block) => allSeen([settings.parse(block.settings).heading]);

/** The tested site was built without a film platform's address: it has no reviews. */
export const filmReviews: BlockTexts = (block) => allSeen([settings.parse(block.settings).heading]);

/** Without a member. */
export const tickets: BlockTexts = () => [seen("Filmklubben er stengt akkurat nå.")];

/** A new visitor's list is empty. */
export const watchList: BlockTexts = (block) => allSeen([settings.parse(block.settings).emptyText]);

export const notFound: BlockTexts = (block) => {
  const { heading, text, links } = settings.parse(block.settings);
  return allSeen([heading, text, ...links.map(({ label }) => label)]);
};

const rowsOfParts = z.object({ heading: z.string(), rows: z.array(z.object({ label: z.string() })) });

/** What goes on in each part depends on the hour; it has tests of its own. */
export const nowAndNext: BlockTexts = (block) => {
  // In a narrow column only screen readers have the heading.
  return allSeen(rowsOfParts.parse(block.settings).rows.map(({ label }) => label));
};

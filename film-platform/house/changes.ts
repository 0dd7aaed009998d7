import { z } from "zod";
import type { App } from "../app";
import { daysBetween, osloIso, plusDays, toOsloDay } from "../data/oslo-clock";
import type { House, Programme, Showing } from "../data/programme";

/** A change of what the house's services know, which a test or a demonstration orders. */
const change = z.union([
  z.strictObject({
    showing: z.string().describe("The id of a showing."),
    gone: z.literal(true).describe("The services no longer know it.").exactOptional(),
    start: z.string().exactOptional(),
    hall: z.string().exactOptional(),
    status: z.string().exactOptional(),
    reason: z.string().exactOptional(),
    prices: z.array(z.object({ label: z.string(), amount: z.number() })).exactOptional(),
    ticketUrl: z.string().exactOptional(),
  }),
  z.strictObject({
    film: z.string().describe("The id of a production."),
    ediNumber: z.string().exactOptional(),
    ageLimit: z.string().nullable().exactOptional(),
    summary: z.string().nullable().exactOptional(),
  }),
  z.strictObject({
    newFilm: z.string().describe("The title of a film that nobody knew."),
    ediNumber: z.string(),
    start: z.string(),
    hall: z.string(),
  }),
  z.strictObject({
    article: z.string().describe("The id of an article; one that is unknown is new."),
    gone: z.literal(true).describe("The services no longer know it.").exactOptional(),
    title: z.string().exactOptional(),
    slug: z.string().exactOptional(),
    summary: z.string().exactOptional(),
    content: z.string().exactOptional(),
  }),
  z.strictObject({ copies: z.int().min(1).max(20_000).describe("That many further showings.") }),
]);
type Change = z.infer<typeof change>;

type HouseShowing = House["showings"][number];

const EMPTY: House = { productions: [], showings: [], articles: [] };

const withNewFilm = (
  { productions, showings, articles }: House,
  { newFilm, ediNumber, start, hall }: Extract<Change, { newFilm: string }>,
): House => ({
  articles,
  productions: [
    ...productions,
    {
      id: `film-${ediNumber}`,
      kind: "film",
      title: newFilm,
      typeText: "Film",
      originalTitle: null,
      ediNumber,
      runningTime: 98,
      ageLimit: null,
      genres: [],
      directors: [],
      spokenLanguage: "Norsk",
      subtitles: null,
      format: "2D",
      premiere: start.slice(0, 10),
      year: Number(start.slice(0, 4)),
      country: "Norge",
      distributor: null,
      summary: null,
    },
  ],
  showings: [
    ...showings,
    {
      id: `visning-${ediNumber}`,
      production: `film-${ediNumber}`,
      start,
      end: null,
      hall,
      status: "onSale",
      reason: null,
      previousStart: null,
      saleOpens: null,
      prices: [{ label: "Voksen", amount: 135 }],
      ticketUrl: `https://billett.example.no/forestilling/visning-${ediNumber}`,
    },
  ],
});

/** Copies of the showings in turn, one every four hours from 2028. */
const copiesOf = (showings: readonly HouseShowing[], count: number): readonly HouseShowing[] =>
  Array.from({ length: count }, (_, at) => showings[at % showings.length]).flatMap((showing, at) =>
    showing === undefined
      ? []
      : [
          {
            ...showing,
            id: `kopi-${at + 1}`,
            start: new Date(Date.UTC(2028, 0, 1, 8 + 4 * at)).toISOString().slice(0, 16),
            end: null,
            status: "onSale",
            reason: null,
            previousStart: null,
            saleOpens: null,
          },
        ],
  );

/** When orders change articles: 2 November 2026, 9.00 in Oslo. */
const ARTICLE_CHANGED = Date.UTC(2026, 10, 2, 8);

const newArticle = (id: string): House["articles"][number] => ({
  id,
  title: id,
  slug: id,
  summary: "En ny artikkel.",
  content: "<p>En ny artikkel.</p>",
  category: "culture",
  author: "Redaksjonen",
  node_locale: "nb",
  createdAt: ARTICLE_CHANGED,
  updatedAt: ARTICLE_CHANGED,
  order: 100,
});

const withArticle = (house: House, { article: id, gone, ...fields }: Extract<Change, { article: string }>): House => {
  const others = house.articles.filter((one) => one.id !== id);
  const article = house.articles.find((one) => one.id === id) ?? newArticle(id);
  return { ...house, articles: gone ? others : [...others, { ...article, ...fields, updatedAt: ARTICLE_CHANGED }] };
};

const changedHouse = (house: House, change: Change): House => {
  if ("copies" in change) {
    return { ...house, showings: [...house.showings, ...copiesOf(house.showings, change.copies)] };
  }
  if ("article" in change) return withArticle(house, change);
  if ("newFilm" in change) return withNewFilm(house, change);
  if ("film" in change) {
    const { film, ...facts } = change;
    return { ...house, productions: house.productions.map((one) => (one.id === film ? { ...one, ...facts } : one)) };
  }
  const { showing, gone, ...fields } = change;
  return {
    ...house,
    showings: house.showings.flatMap((one) => {
      if (one.id !== showing) return [one];
      return gone ? [] : [{ ...one, ...fields }];
    }),
  };
};

const liveStatus = z.enum(["onSale", "fewLeft", "soldOut", "cancelled", "moved"]);

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * An ordered time as the site was built: orders have the dates of the content files, which a demonstration has moved by
 * whole days.
 */
const builtTime = (ordered: string, { start }: Showing, inFile: string | undefined): string | undefined => {
  const [, day = "", time = ""] = LOCAL.exec(ordered) ?? [];
  if (day === "") return undefined;
  const days = inFile === undefined ? 0 : daysBetween(inFile.slice(0, 10), toOsloDay(Date.parse(start)));
  return osloIso(plusDays(day, days), time);
};

/** What the events call tells follows those changes that it can tell. */
const changedShowing = (showing: Showing, changes: readonly Change[], house: House | undefined): Showing => {
  const orders = changes.filter((one) => "showing" in one).filter((one) => one.showing === showing.id);
  const last = <Name extends "status" | "start" | "reason">(name: Name) =>
    orders.findLast((one) => one[name] !== undefined)?.[name];
  const { data: status } = liveStatus.safeParse(last("status"));
  const reason = last("reason");
  const inFile = house?.showings.find(({ id }) => id === showing.id)?.start;
  const movedTo = builtTime(last("start") ?? "", showing, inFile);
  return {
    ...showing,
    ...(status !== undefined && { status }),
    ...(reason !== undefined && { reason }),
    ...(movedTo !== undefined && Date.parse(movedTo) !== Date.parse(showing.start) && { movedTo }),
  };
};

export interface Changes {
  readonly add: (change: Change) => void;
  readonly clear: () => void;
  /** The programme with all changes, in the order in which they came. */
  readonly applied: (programme: Programme) => Programme & { readonly house: House };
}

export const newChanges = (): Changes => {
  const changes: Change[] = [];
  return {
    add: (one) => void changes.push(one),
    clear: () => void changes.splice(0),
    applied: (programme) => ({
      ...programme,
      showings: programme.showings.map((showing) => changedShowing(showing, changes, programme.house)),
      house: changes.reduce(changedHouse, programme.house ?? EMPTY),
    }),
  };
};

/** How changes are ordered. Outside the services' addresses, because no real service has it. */
export const changeCalls = (app: App, changes: Changes): void => {
  app.put("/changes", { schema: { body: change } }, async ({ body }, reply) => {
    changes.add(body);
    return reply.status(204).send();
  });
  app.delete("/changes", async (_request, reply) => {
    changes.clear();
    return reply.status(204).send();
  });
};

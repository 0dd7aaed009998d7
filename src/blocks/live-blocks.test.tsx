/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render } from "@testing-library/react";
import { builtOn, FURTHER_DOWN } from "../components/testing/block-props";
import { stopClockAt } from "../components/testing/oslo-clock";
import { allowSearchElement } from "../components/testing/search-element";
import { cardShowing, film, filmTraits, posterFilm, showing } from "../components/testing/showings";
import { ENGLISH } from "../components/testing/words";
import { provideEvents } from "../features/events/events";
import { withLiveData } from "../features/events/live-data";
import type { LiveShowing } from "../features/events/live-showing";
import { Block, prepareBlocks } from "./registry";

/**
 * Every block that holds showings shows a cancellation and a new time that come while the page is open. The type below
 * finds those blocks by their queries: a new one without a sample does not compile.
 */

type Fields = Queries.BlockFieldsFragment;

/** Whether a value has a showing in it, at any depth that blocks have. */
type Holds<Value, Depth extends readonly unknown[] = []> = Depth["length"] extends 5
  ? false
  : Value extends { readonly start: string; readonly status: string }
    ? true
    : Value extends readonly (infer Item)[]
      ? Holds<Item, [...Depth, 0]>
      : Value extends object
        ? true extends { [Name in keyof Value]: Holds<Value[Name], [...Depth, 0]> }[keyof Value]
          ? true
          : false
        : false;
type WithShowings<Block> = Block extends Fields ? (Holds<Block> extends false ? never : Block) : never;
/** Rooms to rent name the days on which the programme has a room, and no showing. */
type LiveFields = Exclude<WithShowings<Fields>, { readonly __typename: "RoomBlock" | "RoomFinderBlock" }>;

interface Sample<Block> {
  readonly block: Block;
  /** The text when its showing is cancelled, which it never has otherwise. */
  readonly cancelled: RegExp;
  /** The text when it is moved to half past eight. */
  readonly moved: RegExp;
}

type Samples = {
  readonly [Name in LiveFields["__typename"]]: readonly Sample<Extract<LiveFields, { readonly __typename: Name }>>[];
};

const START = "2026-12-05T18:00";
const own = showing({ key: "a", start: START, end: "2026-12-05T20:00" });
const ofCard = cardShowing(START, { key: "a" });
const production = {
  ...film(),
  ...filmTraits,
  contents: [],
  cover: null,
  parentSlug: "nattekspressen-20261",
  path: "/nattekspressen-20261",
};
const culture = { ...production, object: "culture" as const, typeText: "Konsert", kind: "Konsert" };
const hall = { key: "kinosal", name: "Kinosalen" };

const block = { id: "del", place: { row: 1, column: 1, order: 1 }, heading: "Overskrift", ...builtOn("2026-12-05") };
const list = {
  ...block,
  emptyText: "Tomt.",
  link: null,
  monthPath: null,
  filters: false,
  childQuestion: false,
  limit: null,
};
const events = { events: [own], productions: [production] };
const fortnight = { daysAhead: 14, people: [], rule: { audience: [] } };

const house = {
  rows: [
    {
      label: "Kino",
      shows: "programme" as const,
      halls: ["kinosal"],
      part: { key: "kino", minutesBefore: null, publicHolidays: "closed" as const, weekly: [], exceptions: [] },
    },
  ],
  openDays: [],
  events: [{ ...own, hall }],
};

const STEPS = { siteUrl: "https://kulturhus.example.no", ask: null };
const told = { cancelled: /Avlyst/, moved: /20\.30.*Flyttet/ };

const SAMPLES: Samples = {
  CoverBlock: [
    {
      block: {
        ...block,
        ...events,
        __typename: "CoverBlock",
        kicker: null,
        lead: null,
        coverPicture: null,
        production: null,
        coverArticle: null,
        wide: false,
      },
      ...told,
    },
  ],
  CoverFlowBlock: [
    {
      block: {
        ...list,
        __typename: "CoverFlowBlock",
        productions: [{ ...posterFilm(), premiere: null, events: [ofCard] }],
      },
      ...told,
    },
  ],
  CultureProgrammeBlock: [
    { block: { ...list, ...events, __typename: "CultureProgrammeBlock", productions: [culture] }, ...told },
    {
      block: { ...list, ...events, __typename: "CultureProgrammeBlock", productions: [culture], filters: true },
      ...told,
    },
  ],
  EventsListBlock: [false, true].map((filters) => ({
    block: {
      ...list,
      __typename: "EventsListBlock",
      filters,
      productions: [
        { ...posterFilm(), ...filmTraits, premiere: null, events: [{ ...ofCard, features: [], accessibility: [] }] },
      ],
    },
    ...told,
  })),
  FilmsInLanguageBlock: [
    {
      block: {
        ...list,
        __typename: "FilmsInLanguageBlock",
        words: ENGLISH,
        understood: ["Norsk"],
        productions: [{ ...production, translations: [], poster: null, events: [own] }],
      },
      cancelled: /Cancelled/,
      moved: /20:30.*New time, moved from Saturday 5 December, 18:00/,
    },
  ],
  FoyerScreenBlock: [
    {
      block: {
        ...list,
        ...events,
        ...house,
        __typename: "FoyerScreenBlock",
        logo: { file: { publicURL: null } },
        screenName: "Huset",
        seconds: 12,
        productions: [{ ...production, poster: null }],
      },
      ...told,
    },
  ],
  MonthCalendarBlock: [
    {
      block: {
        ...list,
        ...events,
        __typename: "MonthCalendarBlock",
        cinemaLink: { label: "Kino", path: "/kino" },
        cultureLink: { label: "Kultur", path: "/kultur" },
        months: [],
      },
      ...told,
    },
  ],
  // Shows what one can attend only.
  NowAndNextBlock: [
    {
      block: { ...block, ...events, ...house, __typename: "NowAndNextBlock" },
      cancelled: /Ingenting på programmet/,
      moved: /Neste: kl\. 20\.30, Nattekspressen/,
    },
  ],
  // Suggests what takes place only.
  OccasionBlock: [
    {
      block: {
        ...list,
        ...events,
        __typename: "OccasionBlock",
        ...fortnight,
        productions: [{ ...production, poster: null }],
      },
      ...told,
      cancelled: /Tomt/,
    },
  ],
  RelatedShowingsBlock: [
    { block: { ...block, ...events, __typename: "RelatedShowingsBlock", films: [] }, ...told },
    {
      block: {
        ...block,
        __typename: "RelatedShowingsBlock",
        events: [],
        productions: [],
        films: [
          { ...posterFilm(), events: [ofCard] },
          { ...posterFilm({ key: "Neste", path: "/neste" }), events: [ofCard] },
        ],
      },
      ...told,
    },
  ],
  ScheduleBlock: [
    { variant: "list" as const, days: null, filters: false },
    { variant: "list" as const, days: 3, filters: false },
    { variant: "hero" as const, days: 3, filters: false },
    { variant: "list" as const, days: null, filters: true },
  ].map((settings) => ({ block: { ...list, ...events, ...settings, __typename: "ScheduleBlock" }, ...told })),
  TicketListBlock: [
    {
      block: { ...list, ...events, __typename: "TicketListBlock", ...STEPS, companionPass: null, production: null },
      ...told,
    },
  ],
};

const SAMPLE_LIST = Object.values(SAMPLES).flatMap((samples: readonly Sample<Fields>[]) =>
  samples.map((sample, index) => [`${sample.block.__typename} ${index + 1}`, sample] as const),
);

/** Renders a block as built; the result shows what the film platform then answers. */
const page = async (shown: Fields) => {
  const requested: (readonly string[])[] = [];
  let snapshot = { showings: new Map<string, LiveShowing>(), failed: false };
  let changed = () => {};
  provideEvents(async () => ({
    request: (ids) => requested.push(ids),
    renew: () => {},
    subscribe: (listener) => {
      changed = listener;
      return () => {};
    },
    snapshot: () => snapshot,
    renewed: withLiveData,
  }));
  await prepareBlocks([shown]);
  const { container } = render(<Block block={shown} {...FURTHER_DOWN} />);
  const visible = () => {
    const copy = document.createElement("div");
    copy.innerHTML = container.innerHTML;
    for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
    return (copy.textContent ?? "").replaceAll("\u00a0", " ");
  };
  const built = visible();
  await act(() => jest.advanceTimersByTimeAsync(300));
  const answer = (item: Partial<LiveShowing>) =>
    act(() => {
      snapshot = { failed: false, showings: new Map([["a", { id: "a", status: null, seatsLeft: null, ...item }]]) };
      changed();
    });
  return { requested, built, visible, answer };
};

beforeEach(() => {
  stopClockAt("2026-12-05T12:00");
  allowSearchElement();
  window.history.replaceState(null, "", "/");
});
afterEach(() => {
  provideEvents(null);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(SAMPLE_LIST)("%s requests its showing, and shows that it is cancelled", async (_name, sample) => {
  const { requested, built, visible, answer } = await page(sample.block);
  expect(requested).toEqual([["a"]]);
  expect(built).toMatch(/18[.:]00/);
  expect(built).not.toMatch(sample.cancelled);
  answer({ status: "cancelled" });
  expect(visible()).toMatch(sample.cancelled);
});

test.each(SAMPLE_LIST)("%s shows that its showing is moved, and its new time", async (_name, sample) => {
  const { visible, answer } = await page(sample.block);
  answer({ status: "moved", start: "2026-12-05T20:30" });
  expect(visible()).toMatch(sample.moved);
});

const filtered = (events: readonly (typeof own)[]): Fields => {
  const sample = SAMPLES.ScheduleBlock.find((one) => one.block.filters);
  if (!sample) throw new Error("no sample has filters");
  return { ...sample.block, events };
};

test("a programme by film shows it too", async () => {
  window.history.replaceState(null, "", "?visning=film");
  const { visible, answer } = await page(filtered([own]));
  answer({ status: "cancelled" });
  expect(visible()).toMatch(/Avlyst/);
});

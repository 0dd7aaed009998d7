import ICAL from "ical.js";
import { JSDOM } from "jsdom";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHOWING_STATUSES } from "../../domain/showings/showing";
import { longMoment } from "../../domain/time/norwegian";
import { toIso } from "../../domain/time/oslo";
import { FoyerRow } from "../../src/blocks/foyer-screen/foyer-row";
import { ShowingRow } from "../../src/components/programme/row/showing-row";
import { film } from "../../src/components/testing/showings";
import { calendarFiles } from "../../src/features/programme/build/calendar";
import { filmFactsFiles } from "../../src/features/programme/build/film-facts";
import { programmeDataFiles } from "../../src/features/programme/build/programme-data";
import { rssFiles } from "../../src/features/programme/build/rss";
import { pageGraph } from "../../src/features/programme/build/structured-data/page-graph";
import { programmeAt } from "../../src/features/programme/build/testing/machine-data";
import { EVENT } from "../../src/features/programme/build/testing/showings";
import { searchRecords } from "../../src/features/search/build/records";

/**
 * Every showing has the same state in all outputs, for builds at ten moments of a day. The expected state is computed
 * here independently of the site's own rule.
 */

const DAY = "2026-12-04";
const MOMENTS = ["00:00", "09:59", "10:00", "11:59", "12:00", "13:22", "13:23", "17:59", "18:00", "23:30"];

/** Each written status, with each sale, at each time. */
const SHOWINGS = SHOWING_STATUSES.flatMap((status) =>
  [null, `${DAY}T10:00`, "2026-12-05T09:00"].flatMap((saleOpens) =>
    [
      ["2026-12-03T23:00", `${DAY}T01:10`],
      [`${DAY}T12:00`, `${DAY}T13:23`],
      [`${DAY}T18:00`, null],
      ["2026-12-05T18:00", "2026-12-05T20:00"],
    ].map(([start, end = null], place) => {
      const key = `${status}-${saleOpens?.slice(8).replaceAll(":", "") ?? "alltid"}-${place}`.toLowerCase();
      return {
        ...EVENT,
        ...{ key, status, saleOpens, start: start ?? "", end },
        startIso: toIso(start ?? ""),
        endIso: end === null ? null : toIso(end),
        previousStart: status === "moved" ? "2026-12-02T18:00" : null,
        ticketUrl: `https://billett.example.no/${key}`,
      };
    }),
  ),
);
type Showing = (typeof SHOWINGS)[number];

const WORDS: Readonly<Record<string, string>> = {
  planned: "Billettsalget er ikke åpnet",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
  free: "Gratis",
  cancelled: "Avlyst",
  begun: "Har begynt",
};
const MOVED = "Flyttet fra onsdag 2. desember kl. 18.00";

/** The expected state of a showing. */
const wanted = ({ status, start, end, saleOpens }: Showing, now: string) => {
  const isOver = now >= (end ?? `${DAY}T21:00`);
  const hasBegun = now >= start;
  const isOpen = saleOpens === null ? !["planned", "saleOpensAt"].includes(status) : saleOpens <= now;
  const sells = !["free", "soldOut", "cancelled"].includes(status);
  const tickets = () => {
    if (!sells) return status;
    if (!isOpen) return saleOpens === null ? "planned" : "saleOpensAt";
    return status === "fewLeft" ? "fewLeft" : "onSale";
  };
  const state = () => {
    if (status === "cancelled") return "cancelled";
    if (isOver) return "over";
    if (hasBegun) return "begun";
    return status === "moved" ? "moved" : tickets();
  };
  const opening = tickets() === "saleOpensAt" ? [`Salget åpner ${longMoment(saleOpens ?? "")}`] : [];
  const word = WORDS[hasBegun && status !== "cancelled" && status !== "free" ? "begun" : tickets()];
  return {
    state: state(),
    tickets: hasBegun || status === "cancelled" ? "none" : tickets(),
    isOver,
    hasBegun,
    canBuy: sells && isOpen && !hasBegun,
    words: [
      ...(hasBegun && status === "free" ? ["Har begynt"] : []),
      ...(status === "moved" && !hasBegun ? [MOVED] : []),
      ...(word === undefined ? [] : [word]),
      ...(status === "moved" && hasBegun ? [MOVED] : []),
      ...(hasBegun ? [] : opening),
    ],
  };
};

const AVAILABILITY: Readonly<Record<string, string>> = {
  planned: "PreOrder",
  saleOpensAt: "PreOrder",
  onSale: "InStock",
  fewLeft: "LimitedAvailability",
  soldOut: "SoldOut",
  free: "InStock",
};

/** The visible text of a part of a page before hydration. */
const { window } = new JSDOM();
const seen = (element: ReactElement) => {
  const page = window.document.createElement("div");
  page.innerHTML = renderToStaticMarkup(element);
  return (selector: string): readonly Element[] =>
    [...page.querySelectorAll(selector)].filter((one) => one.closest("[hidden]") === null);
};

const ALL_WORDS = /^(Avlyst|Flyttet|Utsolgt|Få billetter|Gratis|Har |Salget åpner|Billettsalget)/;
const wordsIn = (elements: readonly Element[]): readonly string[] =>
  elements
    .map(({ textContent }) => (textContent ?? "").replaceAll("\u00a0", " "))
    .filter((text) => ALL_WORDS.test(text));

const VERSION = film();

const fileOf = (files: readonly { readonly path: string; readonly text: string }[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? "";

describe.each(MOMENTS.map((time) => `${DAY}T${time}`))("in a build at %s every showing is the same", (now) => {
  const programme = programmeAt(now, { allEvent: { nodes: SHOWINGS } });
  /** One output's state of each showing, with the expected one. */
  const everywhere = <Reported,>(
    reported: (showing: Showing) => Reported,
    right: (showing: Showing) => Reported,
  ): void => {
    const all = (tell: (showing: Showing) => Reported) => SHOWINGS.map((showing) => [showing.key, tell(showing)]);
    expect(all(reported)).toEqual(all(right));
  };

  test("on the page", () => {
    const listed = SHOWINGS.filter((showing) => !wanted(showing, now).isOver);
    expect(listed.length).toBeGreaterThan(20);
    for (const event of listed) {
      const row = seen(<ShowingRow event={event} production={VERSION} day="i dag" now={now} />);
      const { canBuy, words } = wanted(event, now);
      expect([event.key, row(`a[href="${event.ticketUrl}"]`).length]).toEqual([event.key, canBuy ? 1 : 0]);
      expect([event.key, [...wordsIn(row("li, p"))].sort()]).toEqual([event.key, [...words].sort()]);
    }
  });

  test("on the foyer screen", () => {
    for (const event of SHOWINGS.filter((showing) => !wanted(showing, now).isOver)) {
      const production = { ...VERSION, poster: null };
      const hall = { ...event.hall, key: "storsal" };
      const row = seen(<FoyerRow event={{ ...event, hall }} production={production} now={now} />);
      const reported = [...wordsIn(row("p > span"))].sort();
      expect([event.key, reported]).toEqual([event.key, [...wanted(event, now).words].sort()]);
    }
  });

  test("in the calendar", () => {
    const calendar = new ICAL.Component(ICAL.parse(fileOf(calendarFiles(programme), "/kalender/alt.ics")));
    const events = new Map(
      calendar.getAllSubcomponents("vevent").map((one) => {
        const event = new ICAL.Event(one);
        return [event.uid.split("@")[0] ?? "", { ...event, text: event.description, component: one }] as const;
      }),
    );
    everywhere(
      ({ key, ticketUrl }) => {
        const event = events.get(key);
        const lines = event?.text.split("\n") ?? [];
        return [
          lines.includes(`Billetter: ${ticketUrl}`),
          String(event?.component.getFirstPropertyValue("status")),
          lines.filter((line) => ALL_WORDS.test(line)).sort(),
        ];
      },
      (showing) => {
        const { canBuy, words, state, isOver } = wanted(showing, now);
        // A calendar client computes the time itself.
        const own = isOver && showing.status !== "cancelled" ? [] : words.filter((one) => !one.startsWith("Har "));
        return [canBuy, state === "cancelled" ? "CANCELLED" : "CONFIRMED", own.map((one) => `${one}.`).sort()];
      },
    );
  });

  test("in the structured data", () => {
    const page = programme.pages.find(({ path }) => path === "/nattoget-101");
    if (!page) throw new Error("the film has no page");
    const things: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
      JSON.stringify(pageGraph(programme)(page)["@graph"]),
    );
    const found = new Map(things.map((thing) => [String(thing["@id"]).split("#")[1] ?? "", thing]));
    interface Reported {
      readonly availability: string;
      readonly url: string;
      readonly validFrom?: string;
    }
    const offers = ({ key }: Showing): readonly Reported[] => {
      const reported = found.get(key)?.offers;
      return Array.isArray(reported) ? reported : [];
    };
    everywhere(
      (showing) => [
        found.has(showing.key),
        [...new Set(offers(showing).map(({ availability }) => availability.replace("https://schema.org/", "")))],
        offers(showing).some(({ url }) => url === showing.ticketUrl),
      ],
      (showing) => {
        const { isOver, tickets, canBuy } = wanted(showing, now);
        const availability = AVAILABILITY[tickets];
        return [!isOver, isOver || availability === undefined ? [] : [availability], canBuy];
      },
    );
    for (const showing of SHOWINGS) {
      const { tickets } = wanted(showing, now);
      for (const { validFrom = null } of offers(showing)) {
        if (tickets === "saleOpensAt") expect(validFrom).toBe(toIso(showing.saleOpens ?? ""));
        else if (tickets === "planned") expect(validFrom).toBeNull();
        else if (validFrom !== null) expect(Date.parse(validFrom)).toBeLessThanOrEqual(Date.parse(toIso(now)));
      }
    }
  });

  test("in the channel", () => {
    const xml = new window.DOMParser().parseFromString(
      fileOf(rssFiles(programme).files, "/rss/kinoprogram.xml"),
      "application/xml",
    );
    const item = xml.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
    const list = window.document.createElement("div");
    list.innerHTML = item;
    const reported = [...list.querySelectorAll("li")].map(({ textContent }) => textContent).sort();
    const right = SHOWINGS.filter((showing) => !wanted(showing, now).hasBegun && !wanted(showing, now).isOver).map(
      (showing) => {
        const when = longMoment(showing.start);
        const line = `${when.charAt(0).toUpperCase()}${when.slice(1)}, Storsalen`;
        return [line, ...wanted(showing, now).words].join(". ");
      },
    );
    expect(reported).toEqual(right.sort());
  });

  test("in the open data", () => {
    const { showings } = JSON.parse(fileOf(programmeDataFiles(programme), "/data/program.json"));
    const found = new Map<string, { readonly status: string; readonly ticketUrl: string | null }>(
      showings.map((one: { readonly id: string }) => [one.id, one]),
    );
    everywhere(
      ({ key }) => [found.get(key)?.status, found.get(key)?.ticketUrl ?? null],
      (showing) => {
        const { state, canBuy } = wanted(showing, now);
        return [state, canBuy ? showing.ticketUrl : null];
      },
    );
  });

  test("in the film's facts", () => {
    const { showings } = JSON.parse(fileOf(filmFactsFiles(programme), "/data/film/nattoget-101.json"));
    const found = new Map<string, string>(
      showings.map(({ key, status }: { readonly key: string; readonly status: string }) => [key, status]),
    );
    everywhere(
      ({ key }) => found.get(key),
      (showing) => (wanted(showing, now).isOver ? undefined : wanted(showing, now).state),
    );
  });

  test("in the search", () => {
    const reported = (showing: Showing): readonly string[] => {
      const production = {
        ...VERSION,
        ...{ originalTitle: null, contents: [], features: [], directors: [], cast: [], performers: [], genres: [] },
        ...{ organiser: null, premiere: null, poster: null, events: [showing] },
      };
      const [record] = searchRecords({
        buildMoment: { moment: now },
        website: null,
        allProduction: { nodes: [production] },
        allArticle: { nodes: [] },
        allHall: { nodes: [] },
        allPage: {
          nodes: [
            {
              ...{ path: VERSION.path ?? "", title: "Filmen", language: null, layout: "default", blocks: [] },
              meta: { description: "", keywords: [], image: null },
            },
          ],
        },
      });
      return (record?.keywords ?? []).filter((word) => ALL_WORDS.test(word)).sort();
    };
    everywhere(reported, (showing) => {
      const { words, isOver } = wanted(showing, now);
      return isOver ? [] : words.filter((word) => /^(Avlyst|Flyttet|Utsolgt|Gratis)/.test(word)).sort();
    });
  });
});

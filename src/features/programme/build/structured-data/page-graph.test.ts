import {
  ADDRESS_FIELDS,
  fieldAt,
  RECOMMENDED_EVENT_FIELDS,
  REQUIRED_EVENT_FIELDS,
} from "../testing/google-event-fields";
import { machineData, testProgramme } from "../testing/machine-data";
import { CONCERT_BY_BAND } from "../testing/productions";
import { CANCELLED, CONCERT, EVENT, FREE, MOVED } from "../testing/showings";
import { pageGraph } from "./page-graph";

type Thing = Readonly<Record<string, unknown>>;

/** The objects of a page's graph, as a JSON parser returns them. */
const thingsOn = (path: string, changes: Parameters<typeof testProgramme>[0] = {}): readonly Thing[] => {
  const programme = testProgramme(changes);
  const page = programme.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return JSON.parse(JSON.stringify(pageGraph(programme)(page)["@graph"]));
};

const ofType = (things: readonly Thing[], type: string): readonly Thing[] =>
  things.filter((thing) => thing["@type"] === type);

const FILM = "/nattoget-101";
const CULTURE = "/julekonsert-k1";

const showingOf = (path: string, key: string, changes = {}): Thing => {
  const found = thingsOn(path, changes).find((thing) => String(thing["@id"]).endsWith(`#${key}`));
  if (!found) throw new Error(`no ${key} on ${path}`);
  return found;
};

describe("Google's fields of an event", () => {
  /** A moved concert with every field that an editor can set. */
  const full = { ...CONCERT, ...MOVED, key: CONCERT.key, production: CONCERT.production };
  const production = { ...CONCERT_BY_BAND, organiser: null };
  const concert = showingOf(CULTURE, CONCERT.key, {
    allEvent: { nodes: [full] },
    allProduction: { nodes: [production] },
  });

  test.each(REQUIRED_EVENT_FIELDS)("required: %s", (field) => {
    expect(fieldAt(concert, field)).toBeTruthy();
  });

  test.each(RECOMMENDED_EVENT_FIELDS)("recommended: %s", (field) => {
    expect(fieldAt(concert, field) ?? null).not.toBeNull();
  });

  test.each(ADDRESS_FIELDS)("the address has %s", (field) => {
    expect(fieldAt(concert, `location.address.${field}`)).toBeTruthy();
  });
});

describe("a film's page", () => {
  test("has the film with its known facts", () => {
    expect(ofType(thingsOn(FILM), "Movie")).toEqual([
      expect.objectContaining({
        name: "Nattoget",
        alternateName: "Yöjuna",
        duration: "PT110M",
        contentRating: "Aldersgrense 9 år",
        director: [{ "@type": "Person", name: "Kari Prøvestad" }],
        image: "https://lillevik.example.no/static/bilde.jpg",
      }),
    ]);
  });

  test("has a screening for each showing, of all versions", () => {
    const screenings = ofType(thingsOn(FILM), "ScreeningEvent");
    expect(screenings.map(({ name, videoFormat }) => [name, videoFormat])).toEqual([
      ["Nattoget", "2D"],
      ["Nattoget (3D)", "3D"],
      ["Nattoget", "2D"],
    ]);
    for (const { workPresented } of screenings) {
      expect(workPresented).toEqual({ "@id": "https://lillevik.example.no/nattoget-101#film" });
    }
  });

  test("gathers its showings in a series, with the range of prices", () => {
    const [series] = ofType(thingsOn(FILM), "EventSeries");
    expect(series).toMatchObject({
      startDate: "2026-12-04T18:00:00+01:00",
      endDate: "2026-12-08T20:05:00+01:00",
      offers: { "@type": "AggregateOffer", lowPrice: 100, highPrice: 135, priceCurrency: "NOK", offerCount: 4 },
    });
    expect(series?.subEvent).toHaveLength(3);
  });

  test("omits past showings, and keeps the film", () => {
    const later = thingsOn(FILM, { buildMoment: { moment: "2026-12-09T12:00" } });
    expect(ofType(later, "ScreeningEvent")).toEqual([]);
    expect(ofType(later, "EventSeries")).toEqual([]);
    expect(ofType(later, "Movie")).toHaveLength(1);
  });
});

/** Values that are empty, with their places. */
const emptyIn = (value: unknown, place = ""): readonly string[] => {
  if (typeof value !== "object" || value === null) return value === "" || value === null ? [place] : [];
  const entries = Object.entries(value);
  return entries.length === 0 ? [place] : entries.flatMap(([name, one]) => emptyIn(one, `${place}/${name}`));
};

test("nothing on any page is empty, however little is known", () => {
  const unknown = {
    ...{ originalTitle: null, runningTime: null, year: null, country: null, ageLimit: null, contents: [] },
    ...{ genres: [], directors: [], cast: [], performers: [], spokenLanguage: null, subtitles: null, format: null },
  };
  const { website, allProduction, allEvent } = machineData();
  const programme = testProgramme({
    website: website && { ...website, description: "", social: [], openingHours: [], contact: [] },
    allProduction: { nodes: allProduction.nodes.map((one) => ({ ...one, ...unknown })) },
    allEvent: { nodes: allEvent.nodes.map((one) => ({ ...one, prices: [] })) },
  });
  const graphs = programme.pages.map(pageGraph(programme));
  expect(graphs.flatMap((graph) => emptyIn(graph))).toEqual([]);
  expect(JSON.stringify(graphs)).toContain('"ScreeningEvent"');
});

describe("the state of a showing", () => {
  test("as planned", () => {
    expect(showingOf(FILM, EVENT.key)).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      startDate: "2026-12-04T18:00:00+01:00",
      endDate: "2026-12-04T20:05:00+01:00",
    });
  });

  test("cancelled: nothing is offered", () => {
    expect(showingOf(FILM, CANCELLED.key)).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(showingOf(FILM, CANCELLED.key)).not.toHaveProperty("offers");
  });

  test("an unknown end is omitted", () => {
    expect(showingOf(CULTURE, CONCERT.key)).not.toHaveProperty("endDate");
  });
});

describe("what it costs", () => {
  const offersWhen = (change: object) =>
    showingOf(FILM, EVENT.key, { allEvent: { nodes: [{ ...EVENT, ...change }] } }).offers;

  test("is offered price by price", () => {
    expect(offersWhen({})).toEqual([
      {
        "@type": "Offer",
        name: "Voksen",
        price: 135,
        priceCurrency: "NOK",
        availability: "https://schema.org/InStock",
        url: "https://billett.example.no/1",
        validFrom: "2026-11-16T09:30:00+01:00",
      },
      expect.objectContaining({ name: "Barn", price: 100 }),
    ]);
  });

  test("has no date without one in content", () => {
    expect(fieldAt({ offers: offersWhen({ changed: null }) }, "offers.validFrom")).toBeUndefined();
  });

  test("is null when it is free", () => {
    const free = showingOf("/lesestund-k2", FREE.key);
    expect(free).toMatchObject({ isAccessibleForFree: true });
    expect(fieldAt(free, "offers.price")).toBe(0);
    expect(fieldAt(free, "offers.url")).toBe("https://lillevik.example.no/lesestund-k2");
  });
});

describe("a culture event's page", () => {
  test("has the type of a concert, and Event for unknown types", () => {
    expect(showingOf(CULTURE, CONCERT.key)).toMatchObject({
      "@type": "MusicEvent",
      performer: [{ name: "Bygdas storband" }],
      organizer: { "@type": "Organization", name: "Storbandet" },
    });
    // The venue's address is not that of a guest.
    expect(showingOf(CULTURE, CONCERT.key).organizer).not.toHaveProperty("url");
    expect(showingOf("/lesestund-k2", FREE.key)["@type"]).toBe("Event");
  });

  test("has the venue as organiser by default", () => {
    const nodes = [{ ...CONCERT_BY_BAND, organiser: null }];
    expect(showingOf(CULTURE, CONCERT.key, { allProduction: { nodes } }).organizer).toMatchObject({
      name: "Lillevik kulturhus",
    });
  });
});

describe("the breadcrumbs of a page", () => {
  const way = (path: string) => {
    const [list] = ofType(thingsOn(path), "BreadcrumbList");
    const steps = list?.itemListElement;
    return Array.isArray(steps) ? steps.map(({ position, name, item }) => [position, name, item]) : null;
  };

  test("go by the page in the menu that lists it, of several the one with the longest list", () => {
    expect(way(FILM)).toEqual([
      [1, "Lillevik kulturhus", "https://lillevik.example.no"],
      [2, "Alt", "https://lillevik.example.no/alt"],
      [3, "Nattoget", "https://lillevik.example.no/nattoget-101"],
    ]);
  });

  test("is short for a page in no list, and for one in the menu", () => {
    expect(way("/lesestund-k2")).toHaveLength(2);
    expect(way("/kinoprogram")).toHaveLength(2);
  });

  test("is null on the front page", () => {
    expect(way("/")).toBeNull();
  });
});

describe("the front page", () => {
  const [house] = ofType(thingsOn("/"), "CivicStructure");

  test("has the opening hours of its parts", () => {
    expect(house?.containsPlace).toEqual([
      expect.objectContaining({
        "@type": "MovieTheater",
        name: "Kinoen",
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Sunday"],
            opens: "10:00",
            closes: "23:59",
          },
          expect.objectContaining({
            validFrom: "2026-12-24",
            validThrough: "2026-12-24",
            opens: "00:00",
            closes: "00:00",
          }),
          expect.objectContaining({
            validFrom: "2027-06-28",
            validThrough: "2027-08-15",
            opens: "10:00",
            closes: "15:00",
          }),
          expect.objectContaining({ dayOfWeek: "https://schema.org/PublicHolidays", opens: "00:00", closes: "00:00" }),
        ],
      }),
    ]);
  });

  test("is the only page that does", () => {
    expect(ofType(thingsOn("/kinoprogram"), "CivicStructure")).toEqual([]);
    expect(machineData().allPage.nodes.length).toBeGreaterThan(1);
  });
});

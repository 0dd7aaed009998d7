import { TestContent } from "../testing/test-content";
import { toNodes } from "./to-nodes";

const HOME = "pages/forside.json";
const EVENTS = "events/desember.json";
const SITE = "sites/huset.json";

const fieldsAt = async (content: TestContent, moment: string, id = "Page:/") =>
  toNodes(await content.loaded({ moment }), moment).find((node) => node.id === id)?.fields;
const blockAt = async (content: TestContent, moment = "2026-12-01T12:00") => {
  const { blocks } = { ...(await fieldsAt(content, moment)) };
  return Array.isArray(blocks) ? blocks[0] : undefined;
};
const withBlock = (component: string, settings: object, data?: object) =>
  new TestContent()
    .set(HOME, "blocks[0].component", component)
    .set(HOME, "blocks[0].settings", settings)
    .set(HOME, "blocks[0].data", data);

describe("a block with showings is as of the last moment at which one of them changed:", () => {
  const asOf = async (moment: string, content = new TestContent()) => (await blockAt(content, moment))?.asOf;
  const selling = () =>
    new TestContent()
      .set(EVENTS, "events[0].status", "saleOpensAt")
      .set(EVENTS, "events[0].saleOpens", "2026-12-02T10:00");

  it("its start, its end, or when its sale opened", async () => {
    expect(await asOf("2026-12-02T09:59", selling())).toBe("2026-12-02T00:00");
    expect(await asOf("2026-12-02T10:00", selling())).toBe("2026-12-02T10:00");
    expect(await asOf("2026-12-04T17:59")).toBe("2026-12-04T00:00");
    expect(await asOf("2026-12-04T19:00")).toBe("2026-12-04T18:00");
    expect((await asOf("2026-12-04T23:30"))?.slice(0, 13)).toMatch(/^2026-12-04T2[0-3]$/);
  });

  it("of the showings of its films, where it has films", async () => {
    const films = { name: "films", model: "production", collection: true, filters: [] };
    const content = withBlock("events-list", { emptyText: "Ingen." }, { productions: "films" }).set(HOME, "sources", [
      films,
    ]);
    expect(await asOf("2026-12-04T19:00", content)).toBe("2026-12-04T18:00");
    expect(await asOf("2026-12-04T12:00", content)).toBe("2026-12-04T00:00");
  });
});

it("an occasion has the coming showings that its rule suits", async () => {
  const keysAt = async (rule: object, moment?: string) => {
    const block = await blockAt(withBlock("occasion", { rule, emptyText: "Ingen." }, { events: "events" }), moment);
    return block?.events;
  };
  expect(await keysAt({})).toEqual(["Event:nattoget-1", "Event:nattoget-2"]);
  expect(await keysAt({ weekdays: ["friday"], ageLimit: "A" })).toEqual([]);
  expect(await keysAt({ weekdays: ["friday"], parts: ["film"] })).toEqual(["Event:nattoget-1"]);
  expect(await keysAt({ weekdays: ["friday"] }, "2027-02-01T12:00")).toEqual([]);
});

describe("facts of the site in blocks", () => {
  it("are the rooms, contacts and hours that content names, in its order, or all of them", async () => {
    const rent = [{ label: "Dag", amount: 900, unit: "per dag" }];
    const people = [
      { id: "a", name: "A", phone: "00 00 00 01" },
      { id: "b", name: "B", phone: "00 00 00 02" },
    ];
    const letting = (content: TestContent) =>
      content
        .set(SITE, "halls[1].prices", rent)
        .set(SITE, "halls[1].bookingUrl", "https://booking.example.no")
        .set(SITE, "contact", people);
    const keys = (block: { readonly people: readonly { readonly key: string }[] }) =>
      block.people.map(({ key }) => key);
    expect(keys(await blockAt(letting(withBlock("contact", { people: ["b", "a"] }))))).toEqual(["b", "a"]);
    expect(keys(await blockAt(letting(withBlock("contact", {}))))).toEqual(["a", "b"]);
    const finder = await blockAt(
      letting(withBlock("room-finder", { heading: "Rom", person: "b" }, { events: "events" })),
    );
    expect(finder).toMatchObject({ halls: ["Hall:lillesal"], person: { key: "b" } });
    const prices = await blockAt(letting(withBlock("price-table", { heading: "Priser", halls: true })));
    expect(prices).toMatchObject({ halls: ["Hall:storsal", "Hall:lillesal"] });
  });

  it("are the page of the search, and how a companion pass is used", async () => {
    const search = withBlock("search-field", { text: "Søk." }).set(SITE, "theme.search", { enabled: true, path: "/" });
    expect(await blockAt(search)).toMatchObject({ path: "/" });
    const tickets = { emptyText: "Ingen." };
    expect(await blockAt(withBlock("ticket-list", tickets, { events: "events" }))).toMatchObject({
      companionPass: "Velg ledsager.",
    });
    const without = withBlock("ticket-list", tickets, { events: "events" }).set(SITE, "ticketSeller", undefined);
    expect(await blockAt(without)).toMatchObject({ companionPass: null });
  });
});

describe("the months of a calendar", () => {
  const emptyText = "Ingen.";
  const calendar = (content: TestContent, hide = false) =>
    content.write(
      "pages/maned.json",
      JSON.stringify({
        ...JSON.parse(content.text("pages/film.json")),
        id: "maned",
        path: "/kalender/:month",
        title: "{events.monthName}",
        sources: [
          {
            name: "events",
            model: "event",
            collection: true,
            filters: [{ property: "month", value: ":month", operator: "eq" }],
          },
        ],
        blocks: [
          {
            component: "month-calendar",
            id: "a",
            hide,
            place: { row: 1, column: 1, order: 1 },
            data: { events: "events" },
            settings: {
              cinemaLink: { label: "Kino", path: "/" },
              cultureLink: { label: "Kultur", path: "/" },
              emptyText,
            },
          },
        ],
        meta: { nb: { title: "Kalender", description: "En måned." } },
      }),
    );
  const later = () => new TestContent().set(EVENTS, "events[0].start", "2027-02-04T18:00");

  it("are those that have pages, in order", async () => {
    const fields = await fieldsAt(calendar(later()), "2026-12-01T12:00", "Page:/kalender/2027-02");
    expect(fields).toMatchObject({
      blocks: [
        {
          months: [
            { month: "2026-12", path: "/kalender/2026-12" },
            { month: "2027-02", path: "/kalender/2027-02" },
          ],
        },
      ],
    });
  });

  it("are no page of their own for other programmes", async () => {
    expect(await blockAt(calendar(later()))).toMatchObject({ monthPath: null });
  });
});

it("a horizon counts days with showings, and has what began yesterday and still runs", async () => {
  const late = new TestContent()
    .set(HOME, "blocks[0].component", "now-and-next")
    .set(HOME, "blocks[0].settings", {})
    .set(EVENTS, "events[0].start", "2026-12-04T23:00");
  expect(await blockAt(late, "2026-12-05T00:30")).toMatchObject({
    events: ["Event:nattoget-1", "Event:nattoget-2"],
    productions: ["Production:nattoget", "Production:nattoget-3d"],
  });
  expect(await blockAt(late, "2026-12-05T06:00")).toMatchObject({ events: ["Event:nattoget-2"] });
});

it("opening hours that follow the programme have the days of eight weeks from today", async () => {
  const showing = (id: string, day: string) => ({
    id,
    production: "quiz",
    start: `${day}T18:00`,
    hall: "storsal",
    status: "soldOut",
  });
  const days = ["2026-11-30", "2026-12-01", "2027-01-25", "2027-01-26"];
  const content = withBlock("opening-hours", { heading: "Tider" })
    .set(SITE, "openingHours[0].weekly", undefined)
    .set(SITE, "openingHours[0].followsProgramme", { minutesBefore: 30 })
    .set(SITE, "openingHours[0].publicHolidays", "asUsual")
    .set(
      EVENTS,
      "events",
      days.map((day, at) => showing(`quiz-${at}`, day)),
    );
  const { openDays } = await blockAt(content);
  expect(openDays.map(({ date }: { readonly date: string }) => date)).toEqual(["2026-12-01", "2027-01-25"]);
});

describe("a list of what is on", () => {
  const films = { name: "films", model: "production", collection: true, filters: [] };
  const listOf = (component: string, content: TestContent) =>
    content
      .set(HOME, "blocks[0].component", component)
      .set(HOME, "blocks[0].settings", { emptyText: "Ingen." })
      .set(HOME, "blocks[0].data", component === "schedule" ? { events: "events" } : { productions: "films" })
      .set(HOME, "sources[1]", films);

  it("has nothing of earlier days, and all of today", async () => {
    const content = () => listOf("schedule", new TestContent());
    expect(await blockAt(content(), "2026-12-04T23:00")).toMatchObject({
      events: ["Event:nattoget-1", "Event:nattoget-2"],
    });
    expect(await blockAt(content(), "2026-12-05T10:00")).toMatchObject({
      events: ["Event:nattoget-2"],
      productions: ["Production:nattoget-3d"],
    });
  });

  it("has all versions of a film until the last has ended, and a film until its premiere", async () => {
    const content = () =>
      listOf("events-list", new TestContent().set("productions/nattoget.json", "premiere", "2026-12-20"));
    const keys = async (made: TestContent, moment: string) => (await blockAt(made, moment)).productions;
    expect(await keys(content(), "2026-12-05T10:00")).toEqual(
      expect.arrayContaining(["Production:nattoget", "Production:nattoget-3d"]),
    );
    expect(await keys(content(), "2026-12-20T10:00")).toEqual(
      expect.arrayContaining(["Production:nattoget", "Production:nattoget-3d"]),
    );
    expect(await keys(content(), "2026-12-21T10:00")).not.toContain("Production:nattoget");
    expect(await keys(listOf("events-list", new TestContent()), "2026-12-06T10:00")).not.toContain(
      "Production:nattoget-3d",
    );
  });
});

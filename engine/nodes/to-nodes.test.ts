import { TestContent } from "../testing/test-content";
import { type NodeDraft, toNodes } from "./to-nodes";

const HOME = "pages/forside.json";
const EVENTS = "events/desember.json";

const nodesOf = async (content = new TestContent(), moment = "2026-12-01T12:00") =>
  new Map(toNodes(await content.loaded({ today: moment.slice(0, 10) }), moment).map((node) => [node.id, node]));

const changedBetween = (one: ReadonlyMap<string, NodeDraft>, other: ReadonlyMap<string, NodeDraft>) =>
  [...one.keys()].filter((id) => JSON.stringify(one.get(id)) !== JSON.stringify(other.get(id)));

const fieldsOf = (nodes: ReadonlyMap<string, NodeDraft>, id: string) => nodes.get(id)?.fields;

/** Every node id in a node's fields, at any depth. */
const linksIn = (value: unknown): readonly string[] => {
  if (typeof value === "string")
    return /^(Hall|OpeningHours|MenuItem|Production|Event|Article):/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(linksIn) : [];
};

describe("nodes", () => {
  it("have unique ids and link only to existing nodes", async () => {
    const drafts = toNodes(await new TestContent().loaded(), "2026-12-01T12:00");
    const ids = new Set(drafts.map(({ id }) => id));
    expect(ids.size).toBe(drafts.length);
    expect(drafts.flatMap(({ fields }) => linksIn(fields)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are the same on any day, except for the day itself and the pages that show the state of showings", async () => {
    const one = await nodesOf(undefined, "2026-12-01T12:00");
    const other = await nodesOf(undefined, "2026-12-02T12:00");
    const pages = ["Page:/", "Page:/nattoget-101", "Page:/vinterlys-103"];
    expect(changedBetween(one, other).sort()).toEqual(["BuildMoment", ...pages, "Today"]);
    expect(fieldsOf(other, "Today")).toEqual({ date: "2026-12-02" });
    expect(fieldsOf(other, "BuildMoment")).toEqual({ moment: "2026-12-02T12:00" });
  });

  it("are the same some minutes later without a change of state", async () => {
    const [one, other] = [await nodesOf(undefined, "2026-12-04T17:00"), await nodesOf(undefined, "2026-12-04T17:59")];
    expect(changedBetween(one, other)).toEqual(["BuildMoment"]);
  });

  it("include changes at the minute of the build", async () => {
    const [one, other] = [await nodesOf(undefined, "2026-12-04T18:00"), await nodesOf(undefined, "2026-12-04T18:01")];
    expect(changedBetween(one, other)).toEqual(["BuildMoment"]);
  });

  it("change only for a film and nothing else when its text is edited", async () => {
    const edited = new TestContent().set("productions/nattoget.json", "contents[0].body", "<p>Nytt.</p>");
    const [before, after] = [await nodesOf(), await nodesOf(edited)];
    expect(changedBetween(before, after)).toEqual(["Production:nattoget"]);
  });
});

describe("redirects", () => {
  const REDIRECTS = "settings/redirects.json";
  const made = async (content: TestContent) =>
    JSON.parse((await nodesOf(content)).get(`RedirectsFile:${REDIRECTS}`)?.content?.text ?? "null");

  it("are those of the check, with a byte-order mark too, and none without the file", async () => {
    const redirects = [{ from: "/gammel", to: "/nattoget-101" }];
    expect(await made(new TestContent())).toEqual({ redirects });
    const marked = new TestContent();
    expect(await made(marked.write(REDIRECTS, `\ufeff${marked.text(REDIRECTS).replaceAll("\n", "\r\n")}`))).toEqual({
      redirects,
    });
    expect(await made(new TestContent().remove("settings/"))).toEqual({ redirects: [] });
  });
});

it("nodes have their source file", async () => {
  const files = [...(await nodesOf()).values()].map(({ id, file }) => [id, file]);
  expect(Object.fromEntries(files)).toMatchObject({
    "Event:nattoget-1": "events/desember.json",
    "Page:/nattoget-101": "pages/film.json",
    "Production:quiz": "productions/quiz.json",
    "Hall:storsal": "sites/huset.json",
    "MenuItem:kino": "menus/meny.json",
  });
});

describe("pages", () => {
  it("separate hidden blocks", async () => {
    expect(fieldsOf(await nodesOf(), "Page:/")).toMatchObject({
      blocks: [{ id: "schedule-1" }, { id: "rich-text-2" }, { id: "room-4" }],
      hiddenBlocks: [{ id: "rich-text-3", hide: true, html: "<p>Skjult.</p>" }],
    });
  });

  it("show their title, unless the first visible block gives the h1", async () => {
    const nodes = await nodesOf();
    expect(fieldsOf(nodes, "Page:/")).toMatchObject({ showTitle: true });
    expect(fieldsOf(nodes, "Page:/nattoget-101")).toMatchObject({ showTitle: false });
  });

  it("show their title when the block with the headline is hidden or comes later", async () => {
    const hidden = await nodesOf(new TestContent().set("pages/film.json", "blocks[0].hide", true));
    expect(fieldsOf(hidden, "Page:/nattoget-101")).toMatchObject({ showTitle: true });
    const later = await nodesOf(new TestContent().set("pages/film.json", "blocks[0].place.order", 9));
    expect(fieldsOf(later, "Page:/nattoget-101")).toMatchObject({ showTitle: true });
  });

  it("carry the productions of their events, each once", async () => {
    const content = new TestContent().set(EVENTS, "events[1].production", "nattoget");
    expect(fieldsOf(await nodesOf(content), "Page:/")).toMatchObject({
      blocks: [
        { events: ["Event:nattoget-1", "Event:nattoget-2"], productions: ["Production:nattoget"] },
        expect.anything(),
        { hall: "Hall:storsal" },
      ],
    });
  });

  it("have their address for paper where readers hang them up", async () => {
    const nodes = await nodesOf();
    expect(fieldsOf(nodes, "Page:/")).toMatchObject({
      paper: { address: expect.stringMatching(/^https:\/\/[^/]+\/$/) },
    });
    expect(fieldsOf(nodes, "Page:/nattoget-101")).toMatchObject({
      paper: { address: expect.stringMatching(/^https:\/\/[^/]+\/nattoget-101$/), prices: [] },
    });
    const strange = await nodesOf(new TestContent().set("sites/huset.json", "host", "www.xn--blfjellkino-y8a.no"));
    expect(fieldsOf(strange, "Page:/nattoget-101")).toMatchObject({
      paper: {
        address: "https://www.xn--blfjellkino-y8a.no/nattoget-101",
        shown: "www.blåfjellkino.no/nattoget-101",
      },
    });
    const hero = new TestContent().set(HOME, "blocks[0].settings.variant", "hero");
    expect(fieldsOf(await nodesOf(hero), "Page:/")).toMatchObject({ paper: null });
  });

  describe("show the prices of a programme on paper", () => {
    type Priced = readonly [production: string, amount: number | null, features?: readonly string[]];
    const pricesOn = async (...programme: readonly Priced[]) => {
      const events = programme.map(([production, amount, features = []], index) => ({
        id: `${index}`,
        production,
        start: `2026-12-0${index + 1}T18:00`,
        hall: "storsal",
        status: amount === null ? "free" : "onSale",
        features,
        prices: amount === null ? [] : [{ label: "Voksen", amount }],
        ...(amount !== null && { ticketUrl: `https://billett.example.no/${index}` }),
      }));
      const content = new TestContent()
        .set("productions/vinterlys.json", "ageLimit", "6")
        .set(EVENTS, "events", events);
      const { paper } = fieldsOf(await nodesOf(content), "Page:/") as {
        paper: { prices: readonly { name: string | null; words: string; isUsual: boolean; days: string[] }[] };
      };
      return paper.prices.map(
        ({ name, words, isUsual, days }) =>
          `${isUsual ? "usual" : name}: ${words.replaceAll("\u00a0", " ")}, ${days.map((day) => day.slice(9)).join()}`,
      );
    };

    it("what is usual, then what has a name", async () => {
      expect(
        await pricesOn(
          ["nattoget", 100, ["Norsk tekst"]],
          ["vinterlys", 100],
          ["nattoget", 100],
          ["vinterlys", 100],
          ["nattoget", 60, ["Dagkino"]],
          ["vinterlys", 60, ["Seniorkino"]],
          ["vinterlys", 150, ["3D", "Premiere"]],
          ["vinterlys", null, ["Gratis"]],
        ),
      ).toEqual(["usual: Voksen 100 kr, 1,2,3,4", "Dagkino og Seniorkino: Voksen 60 kr, 5,6", "3D: Voksen 150 kr, 7"]);
    });

    it("by title where a price holds for all showings of a production", async () => {
      expect(await pricesOn(["nattoget", 100], ["nattoget", 100], ["vinterlys", 60])).toEqual([
        "usual: Voksen 100 kr, 1,2",
        "Vinterlys: Voksen 60 kr, 3",
      ]);
      expect(await pricesOn(["nattoget", 100], ["vinterlys", 60])).toEqual([
        "Nattoget: Voksen 100 kr, 1",
        "Vinterlys: Voksen 60 kr, 2",
      ]);
    });

    it("without a name, where a showing has another price and nothing to name it by", async () => {
      expect(await pricesOn(["nattoget", 100], ["vinterlys", 100], ["nattoget", 60])).toEqual([
        "usual: Voksen 100 kr, 1,2",
        "null: Voksen 60 kr, 3",
      ]);
    });

    it("by nothing that other showings have too", async () => {
      expect(
        await pricesOn(["nattoget", 100, ["3D"]], ["nattoget", 100], ["vinterlys", 100], ["nattoget", 150, ["3D"]]),
      ).toEqual(["usual: Voksen 100 kr, 1,2,3", "null: Voksen 150 kr, 4"]);
    });

    it("as usual nowhere, where none holds for most", async () => {
      expect(await pricesOn(["nattoget", 100], ["nattoget", 60], ["vinterlys", 60], ["vinterlys", 100])).toEqual([
        "null: Voksen 100 kr, 1,4",
        "null: Voksen 60 kr, 2,3",
      ]);
    });
  });

  it("carry the shared picture with its own text and focal point", async () => {
    expect(fieldsOf(await nodesOf(), "Page:/nattoget-101")).toMatchObject({
      meta: { image: { path: "bilde.png", alt: "Plakaten", focalPoint: { x: 0.5, y: 0.4 } } },
    });
  });

  it("carry no more days of a short programme than its horizon", async () => {
    const days = Array.from({ length: 12 }, (_, index) => ({
      id: `nattoget-${index}`,
      production: "nattoget",
      start: `2026-12-${String(index + 1).padStart(2, "0")}T18:00`,
      hall: "storsal",
      status: "onSale",
    }));
    const content = new TestContent().set(EVENTS, "events", days).set(HOME, "blocks[0].settings.days", 2);
    expect(fieldsOf(await nodesOf(content, "2026-12-02"), "Page:/")).toMatchObject({
      blocks: [
        { events: days.slice(1, 10).map(({ id }) => `Event:${id}`), productions: ["Production:nattoget"] },
        expect.anything(),
        expect.anything(),
      ],
    });
  });
});

describe("a block with the hours of parts of the venue", () => {
  const telling = (settings: object = {}) =>
    new TestContent().set(HOME, "blocks[0].component", "now-and-next").set(HOME, "blocks[0].settings", settings);
  const blockAt = async (moment: string, settings?: object) =>
    fieldsOf(await nodesOf(telling(settings), moment), "Page:/");

  it("is as of the last moment at which one of them opened or closed", async () => {
    const at = async (time: string) => blockAt(`2026-12-01T${time}`);
    expect(await at("09:59")).toMatchObject({ blocks: [{ asOf: "2026-12-01T00:00" }, {}, {}] });
    expect(await at("10:00")).toMatchObject({ blocks: [{ asOf: "2026-12-01T10:00" }, {}, {}] });
    expect(await at("22:59")).toMatchObject({ blocks: [{ asOf: "2026-12-01T10:00" }, {}, {}] });
    expect(await at("23:10")).toMatchObject({ blocks: [{ asOf: "2026-12-01T23:00" }, {}, {}] });
  });

  it("has a row for each part with hours where content names none", async () => {
    expect(await blockAt("2026-12-01T12:00")).toMatchObject({
      blocks: [{ rows: [{ label: "Kinoen", shows: "all", part: "OpeningHours:kinoen" }], openDays: [] }, {}, {}],
    });
  });

  it("has the rows that content names, with the halls of each part", async () => {
    const rows = [{ label: "Kino", part: "kinoen", shows: "programme" }];
    const content = telling({ rows }).set("sites/huset.json", "halls[0].part", "kinoen");
    expect(fieldsOf(await nodesOf(content), "Page:/")).toMatchObject({
      blocks: [{ rows: [{ label: "Kino", shows: "programme", halls: ["storsal"] }] }, {}, {}],
    });
  });

  it("has a row that content names twice once", async () => {
    const kino = { label: "Kino", part: "kinoen", shows: "programme" };
    const hours = { ...kino, shows: "hours" };
    const content = telling({ rows: [kino, hours, kino] });
    expect(fieldsOf(await nodesOf(content), "Page:/")).toMatchObject({
      blocks: [{ rows: [{ shows: "programme" }, { shows: "hours" }] }, {}, {}],
    });
  });
});

describe("productions, events and menus", () => {
  it("have the page that shows them; versions share one", async () => {
    const nodes = await nodesOf();
    expect(fieldsOf(nodes, "Production:nattoget-3d")).toMatchObject({ path: "/nattoget-101", ediNumber: "102" });
    expect(fieldsOf(nodes, "Production:quiz")).toMatchObject({
      path: "/julequiz-k1",
      parentSlug: null,
      ageLimit: null,
    });
    expect(fieldsOf(nodes, "Article:personvern")).toMatchObject({ path: "/article/personvern" });
  });

  it("have their showings in order", async () => {
    const content = new TestContent()
      .set(EVENTS, "events[1].production", "nattoget")
      .set(EVENTS, "events[1].start", "2026-12-03T18:00");
    expect(fieldsOf(await nodesOf(content), "Production:nattoget")).toMatchObject({
      events: ["Event:nattoget-2", "Event:nattoget-1"],
    });
  });

  it("end films after advertising, culture without", async () => {
    const nodes = await nodesOf();
    expect(fieldsOf(nodes, "Event:nattoget-1")).toMatchObject({
      start: "2026-12-04T18:00",
      end: "2026-12-04T20:05",
      startIso: "2026-12-04T18:00:00+01:00",
      endIso: "2026-12-04T20:05:00+01:00",
    });
    expect(fieldsOf(nodes, "Event:quiz-1")).toMatchObject({ end: "2026-12-06T20:30" });
  });

  it("have the offset of a film's end in the repeated hour", async () => {
    const content = new TestContent().set(EVENTS, "events[0].start", "2026-10-25T01:20");
    expect(fieldsOf(await nodesOf(content), "Event:nattoget-1")).toMatchObject({
      start: "2026-10-25T01:20",
      end: "2026-10-25T02:25",
      startIso: "2026-10-25T01:20:00+02:00",
      endIso: "2026-10-25T02:25:00+01:00",
    });
  });

  it("put an article's times into epoch milliseconds", async () => {
    expect(fieldsOf(await nodesOf(), "Article:personvern")).toMatchObject({
      createdAt: Date.parse("2026-10-02T09:00:00+02:00"),
    });
  });

  it("put menu entries under their parent, by order", async () => {
    const nodes = await nodesOf();
    expect(fieldsOf(nodes, "MenuItem:kino")).toMatchObject({
      above: null,
      entries: ["MenuItem:program", "MenuItem:filmer"],
    });
    expect(fieldsOf(nodes, "MenuItem:filmer")).toMatchObject({ above: "MenuItem:kino", entries: [] });
  });
});

describe("events", () => {
  it("have the change date that editors set, and a sequence that rises when they are cancelled", async () => {
    const nodes = await nodesOf(
      new TestContent()
        .set(EVENTS, "events[0].changed", "2026-11-26T09:00")
        .set(EVENTS, "events[1].status", "cancelled")
        .set(EVENTS, "events[1].reason", "Sykdom")
        .set(EVENTS, "events[1].revision", 1),
    );
    const events = [...nodes.values()].filter(({ type }) => type === "Event").map(({ fields }) => fields);
    expect(events[0]).toMatchObject({ changed: "2026-11-26T09:00", sequence: 0 });
    expect(events[1]).toMatchObject({ changed: null, sequence: 5 });
  });
});

describe("a hall's seating", () => {
  const seating = async (plans: object) => {
    const content = new TestContent()
      .set("sites/huset.json", "halls[0].page", "/")
      .set("sites/huset.json", "halls[0].setups", [{ kind: "cinema", name: "Kinorader", seats: 90 }])
      .set(HOME, "blocks[1]", {
        component: "seating-plans",
        hide: false,
        id: "plassene",
        place: { row: 1, column: 1, order: 2 },
        data: {},
        settings: { heading: "Plassene", hall: "storsal" },
        ...plans,
      });
    return fieldsOf(await nodesOf(content), "Hall:storsal")?.seating;
  };

  it("is where its page draws it, and null where the page does not", async () => {
    expect(await seating({})).toBe("/#plassene-overskrift");
    expect(await seating({ hide: true })).toBeNull();
  });
});

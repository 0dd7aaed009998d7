import { createServer, type Server } from "node:http";
import { platformData } from "./platform-data";

/** What the service answers, by the path of a call. */
let answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {};
let server: Server;
let url = "";
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    asked.push(request.url ?? "");
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answers[pathname]?.(searchParams) ?? []));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => asked.splice(0));

const film = { id: "p1", kind: "film", title: "Kråka", ediNumber: 20301, genres: [], runningTime: 90 };

const event = (id: string | number, more: object = {}) => ({
  id,
  production: film,
  start: "2026-12-05T18:00",
  hall: "kinosal",
  status: "onSale",
  ...more,
});

const pull = (events: readonly object[], basic: readonly object[] | null = null) => {
  answers = {
    "/sites": () => [{ id: 118, name: "Huset" }],
    "/sites/118/events": (query) => {
      const [skip, take] = [Number(query.get("skip")), Number(query.get("take"))];
      return { total: events.length, events: events.slice(skip, skip + take) };
    },
    "/runtime/sites/118/basic_events": () => basic,
  };
  const runtime = basic === null ? null : { url: `${url}/runtime` };
  return platformData({ site: 118, data: { url, user: "a", password: "b" }, runtime });
};

test("each fact of a showing comes from its own field, on the venue's clock", async () => {
  const more = {
    end: "2026-12-05T20:00:00+01:00",
    reason: "Flyttet.",
    previousStart: "2026-12-04T18:00",
    saleOpens: "2026-11-30T09:00:00Z",
    prices: [{ label: "Voksen", amount: 135 }],
    ticketUrl: "https://billett.example.no/1",
  };
  const { showings } = await pull([event(1, more)]);
  expect(showings).toEqual([
    {
      id: "1",
      production: {
        id: "p1",
        kind: "film",
        title: "Kråka",
        ediNumber: "20301",
        summary: null,
        facts: { runningTime: 90 },
      },
      start: "2026-12-05T18:00",
      end: "2026-12-05T20:00",
      hall: "kinosal",
      status: "onSale",
      reason: "Flyttet.",
      previousStart: "2026-12-04T18:00",
      saleOpens: "2026-11-30T10:00",
      prices: [{ label: "Voksen", amount: 135 }],
      ticketUrl: "https://billett.example.no/1",
    },
  ]);
});

test("what the source does not say is nothing, and a showing of nothing is left out with the reason", async () => {
  const { showings, skipped } = await pull([event("a"), event("b", { production: null })]);
  expect(showings).toMatchObject([
    { end: null, reason: null, previousStart: null, saleOpens: null, prices: null, ticketUrl: null },
  ]);
  expect(skipped).toEqual([{ id: "b", why: "kilden sier ikke hva som vises" }]);
});

test("time, hall and status are those of the service that knows changes at short notice", async () => {
  const newer = { id: 1, start: "2026-12-05T19:00", hall: "festsal", status: "cancelled", reason: null };
  const { showings } = await pull([event("1", { reason: "Før." }), event("2")], [newer]);
  expect(showings).toMatchObject([
    { start: "2026-12-05T19:00", hall: "festsal", status: "cancelled", reason: "Før." },
    { start: "2026-12-05T18:00", hall: "kinosal", status: "onSale", reason: null },
  ]);
});

const DAMAGES: readonly (readonly [string, object])[] = [
  ["no time", { start: "i morgen" }],
  ["no hall", { hall: null }],
  ["no status", { status: 7 }],
  ["no id", { id: null }],
  ["a film without a title", { production: { ...film, title: "" } }],
  ["prices in words", { prices: "135 kr" }],
  ["an end that is none", { end: "snart" }],
];

test.each(DAMAGES)("of a showing with %s the source is told, and the others are taken", async (_, damage) => {
  const { showings, skipped, isPartial } = await pull([event(1), event(2, damage), event(3)]);
  expect(showings.map(({ id }) => id)).toEqual(["1", "3"]);
  // Without its id, it may be any showing.
  expect(isPartial).toBe("id" in damage);
  expect(skipped).toEqual([expect.objectContaining({ id: "id" in damage ? "" : "2", cancels: undefined })]);
  expect(skipped[0]?.why).toMatch(/^er ikke som avtalt: .*→ Si fra til leverandøren\.$/s);
});

test.each(DAMAGES.filter(([, damage]) => !("status" in damage)))(
  "a cancellation with %s is taken all the same",
  async (_, damage) => {
    const { skipped } = await pull([event(1), event(2, { status: "cancelled", reason: "Sykdom.", ...damage })]);
    expect(skipped[0]?.cancels).toEqual({
      id: "id" in damage ? null : "2",
      production: "production" in damage ? null : expect.objectContaining({ title: "Kråka" }),
      start: "start" in damage ? null : "2026-12-05T18:00",
      hall: "hall" in damage ? null : "kinosal",
      reason: "Sykdom.",
    });
  },
);

test("a change at short notice that cannot be read keeps no other away", async () => {
  const late = { id: "2", start: "2026-12-05T19:00", hall: "kinosal", status: "cancelled", reason: "Sykdom." };
  const { showings, skipped } = await pull(
    [event(1), event(2)],
    [
      { ...late, start: 19 },
      { ...late, id: "1" },
    ],
  );
  expect(showings.map(({ id, status }) => [id, status])).toEqual([
    ["1", "cancelled"],
    ["2", "onSale"],
  ]);
  expect(skipped).toEqual([expect.objectContaining({ id: "2", cancels: expect.objectContaining({ id: "2" }) })]);
});

test("showings none of which is as agreed are a fault of the source", async () => {
  await expect(pull([event(1, { start: 1 }), event(2, { start: 2 })])).rejects.toThrow(
    /sites\/118\/events er ikke som avtalt/,
  );
});

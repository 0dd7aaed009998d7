import { newApp } from "../app";
import { newFaults } from "../faults/faults";
import { smallHouse } from "../testing/small-house";
import { CLIENT_ID, CLIENT_SECRET } from "./management";
import { DATA_PASSWORD, DATA_USER, houseServices } from "./services";

const faults = newFaults();
const app = newApp();
beforeAll(() => houseServices(app, { house: () => smallHouse, faults }));
afterAll(() => app.close());
afterEach(() => faults.clear());

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});
const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, body, headers: given } = await app.inject({ url, headers });
  return { statusCode, body, type: given["content-type"], asked: given["www-authenticate"] };
};
const data = async (call: string) => {
  const { statusCode, body } = await get(`/platform-data/${call}`, basic(DATA_USER, DATA_PASSWORD));
  return { statusCode, json: JSON.parse(body) };
};
const tokenFor = async (clientId: string, clientSecret: string) =>
  app.inject({ method: "POST", url: "/management-auth/token", payload: { clientId, clientSecret } });

test.each([
  ["nothing", {}],
  ["another password", basic(DATA_USER, "feil")],
  ["another user", basic("feil", DATA_PASSWORD)],
  ["no Basic", { authorization: "Bearer x" }],
])("the platform data needs its user and password: %s", async (_what, headers) => {
  expect(await get("/platform-data/sites", headers)).toMatchObject({ statusCode: 401, asked: "Basic" });
});

test("the platform data has both sites, and pages of events with what they are of", async () => {
  expect((await data("sites")).json).toEqual([
    { id: 118, name: "Rakkestad kino", timeZone: "Europe/Oslo" },
    { id: 178, name: "Rakkestad kino", timeZone: "Europe/Oslo" },
  ]);
  const all = await data("sites/118/events");
  expect(all.json.total).toBe(2);
  expect(all.json.events).toMatchObject([
    { id: "natt-1", start: "2026-12-05T18:00", production: { id: "natt", title: "Nattekspressen" } },
    { id: "jazz-1", end: "2026-12-06T22:00", production: { id: "jazz" } },
  ]);
  const second = await data("sites/118/events?skip=1&take=1");
  expect(second.json).toMatchObject({ total: 2, events: [{ id: "jazz-1" }] });
  expect((await data("sites/118/events?take=1")).json.events).toMatchObject([{ id: "natt-1" }]);
  for (const wrong of ["skip=-1", "take=0", "take=501"])
    expect((await data(`sites/118/events?${wrong}`)).statusCode).toBe(400);
  expect((await data("sites/119/events")).statusCode).toBe(404);
});

test("the runtime service is open, and has what changes at short notice", async () => {
  const { statusCode, body } = await get("/runtime/sites/178/basic_events");
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    [
      { id: "natt-1", start: "2026-12-05T18:00", hall: "kinosal", status: "onSale", reason: null },
      { id: "jazz-1", start: "2026-12-06T20:30", hall: "scenen", status: "cancelled", reason: "Sykdom." },
    ],
  ]);
  expect((await get("/runtime/sites/1/basic_events")).statusCode).toBe(404);
});

test("articles need a token, which the client's secret gives", async () => {
  expect((await tokenFor(CLIENT_ID, "feil")).statusCode).toBe(401);
  expect((await tokenFor("feil", CLIENT_SECRET)).statusCode).toBe(401);
  const { token } = (await tokenFor(CLIENT_ID, CLIENT_SECRET)).json();
  const articles = (site: number, query: string, secret = token) =>
    get(`/management/site/${site}/article${query}`, { authorization: `Bearer ${secret}` });
  const found = await articles(118, "?stable=1");
  expect([found.statusCode, JSON.parse(found.body)]).toEqual([200, smallHouse.articles]);
  expect((await articles(118, "?stable=1", "feil")).statusCode).toBe(401);
  expect((await get("/management/site/118/article?stable=1")).statusCode).toBe(401);
  expect((await articles(118, "")).statusCode).toBe(400);
  expect((await articles(1, "?stable=1")).statusCode).toBe(404);
  const { token: another } = (await tokenFor(CLIENT_ID, CLIENT_SECRET)).json();
  expect(another).not.toBe(token);
  expect((await articles(118, "?stable=1")).statusCode).toBe(200);
});

test("the spreadsheet is as a Norwegian one saves it", async () => {
  const { body, type } = await get("/files/118/program.csv");
  expect(type).toBe("text/csv; charset=utf-8");
  expect(body).toBe(
    [
      "\uFEFFId;Tittel;Dato;Tid;Slutt;Sal;Status;Grunn;Billettlenke;EDI-nummer",
      "natt-1;Nattekspressen;05.12.2026;18.00;;kinosal;I salg;;https://billett.example.no/natt-1;20261",
      'jazz-1;"Jazz; ""live""";06.12.2026;20.30;22.00;scenen;Avlyst;Sykdom.;;',
      "",
    ].join("\r\n"),
  );
  expect((await get("/files/1/program.csv")).statusCode).toBe(404);
});

test("the calendar has culture and no films, with times of Oslo", async () => {
  const { body, type } = await get("/files/178/kalender.ics");
  expect(type).toBe("text/calendar; charset=utf-8");
  const lines = body.split("\r\n");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  for (const line of [
    "UID:jazz-1@kulturhus.example.no",
    "DTSTART;TZID=Europe/Oslo:20261206T203000",
    "DTEND;TZID=Europe/Oslo:20261206T220000",
    "LOCATION:scenen",
    "STATUS:CANCELLED",
    "DESCRIPTION:En kveld med jazz.",
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith("SUMMARY:Jazz"))).toBe(true);
});

test.each([
  ["sites", "/platform-data/sites"],
  ["siteEvents", "/platform-data/sites/118/events"],
  ["basicEvents", "/runtime/sites/118/basic_events"],
  ["article", "/management/site/118/article?stable=1"],
  ["calendar", "/files/118/kalender.ics"],
  ["spreadsheet", "/files/118/program.csv"],
] as const)("a fault can be ordered for %s", async (call, url) => {
  faults.set({ call, kind: "500", delay: 0, after: 0 });
  expect((await get(url, basic(DATA_USER, DATA_PASSWORD))).statusCode).toBe(500);
  const { statusCode } = await tokenFor(CLIENT_ID, CLIENT_SECRET);
  expect(statusCode).toBe(200);
});

test("a fault can be ordered for the tokens", async () => {
  faults.set({ call: "token", kind: "429", delay: 0, after: 0, times: 1 });
  expect((await tokenFor(CLIENT_ID, CLIENT_SECRET)).statusCode).toBe(429);
  expect((await tokenFor(CLIENT_ID, CLIENT_SECRET)).statusCode).toBe(200);
});

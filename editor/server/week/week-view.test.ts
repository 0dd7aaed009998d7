import type { Problem } from "../../api/api";
import { placed } from "../testing/placed";
import { showingOf, showingsOf, stampOf, weekOf } from "./week-view";

const film = placed("productions", {
  id: "kraka",
  title: "Kråka",
  object: "movie",
  runningTime: 95,
  ageLimit: "12",
  versionLabel: "3D",
});
const concert = placed("productions", {
  id: "jazz",
  title: "Jazz",
  object: "culture",
  runningTime: 60,
  ageLimit: "18",
});
const site = placed("sites", {
  id: "huset",
  advertisingMinutes: 15,
  halls: [{ id: "sal", name: "Salen" }, { id: "scene" }, "feil", { id: "rom", name: "Rommet" }],
});
const showing = (more: object = {}) =>
  placed("events", {
    id: "v1",
    production: "kraka",
    hall: "sal",
    start: "2026-12-01T18:00",
    status: "onSale",
    ...more,
  });
const ALL = [site, film, concert];
const shown = (more: object = {}, problems: readonly Problem[] = []) => showingOf(showing(more), ALL, problems);

const saved = { CLOCK: process.env.CLOCK, SITE: process.env.SITE };
beforeEach(() => {
  process.env.CLOCK = "2026-12-01T12:00";
  delete process.env.SITE;
});
afterAll(() => {
  for (const [name, value] of Object.entries(saved)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test("a showing has its film with the version, its hall, its times and its status in words", () => {
  expect(shown({ reason: "Sykdom.", end: undefined })).toEqual({
    id: "v1",
    title: "Kråka, 3D",
    production: "kraka",
    ageLimit: "12",
    hall: "sal",
    hallName: "Salen",
    start: "2026-12-01T18:00",
    end: "2026-12-01T19:50",
    status: "onSale",
    statusText: "I salg",
    reason: "Sykdom.",
    previousStart: null,
    span: "kl. 18.00–19.50",
    when: "tirsdag 1. desember kl. 18.00",
    stamp: expect.stringMatching(/^[0-9a-f]{12}$/),
    problems: [],
  });
});

test("a concert has no advertising and no age limit, and an end of its own counts", () => {
  expect(shown({ production: "jazz" })).toMatchObject({ title: "Jazz", end: "2026-12-01T19:00", ageLimit: undefined });
  expect(shown({ end: "2026-12-01T21:30" })).toMatchObject({ end: "2026-12-01T21:30" });
});

test("what is wrong in the files is shown as far as it can be", () => {
  expect(shown({ production: "borte", hall: "borte", status: "utsatt", end: "feil" })).toMatchObject({
    title: "v1",
    hallName: "borte",
    statusText: "utsatt",
    end: null,
    ageLimit: undefined,
  });
  expect(shown({ hall: "scene" })?.hallName).toBe("scene");
  for (const start of [undefined, "2026-12-01", "2026-13-01T18:00", "snart"]) expect(shown({ start })).toBeNull();
});

test("a moved showing has its previous time", () => {
  expect(shown({ previousStart: "2026-11-30T17:30" })?.previousStart).toBe("mandag 30. november kl. 17.30");
  expect(shown({ previousStart: "før" })?.previousStart).toBeNull();
});

test("its own problems are with it, as sentences", () => {
  const problem = (id: string, kind = "events"): Problem => ({
    severity: "error",
    file: "",
    path: [],
    message: `er feil i ${id}`,
    cure: "Rett det.",
    entity: { kind, id, title: "" },
  });
  const all = [problem("v2"), problem("v1"), problem("v1", "productions"), { ...problem("v1"), entity: null }];
  expect(shown({}, all)?.problems).toEqual(["Er feil i v1 Rett det."]);
});

test("the stamp changes with what two editors must agree on, and with nothing else", () => {
  const { value } = showing();
  for (const name of ["start", "end", "hall", "status", "reason", "previousStart", "production"])
    expect(stampOf({ ...value, [name]: "nytt" })).not.toBe(stampOf(value));
  expect(stampOf({ ...value, note: "Ny beskjed.", prices: [] })).toBe(stampOf(value));
});

test("showings are in the order of their times and titles, those without a time left out", () => {
  const all = [
    showing({ id: "c", start: "2026-12-02T18:00" }),
    showing({ id: "b", start: "2026-12-01T18:00" }),
    showing({ id: "a", start: "2026-12-01T18:00", production: "jazz" }),
    showing({ id: "uten", start: "snart" }),
  ].map((one) => ({ ...one, id: String(one.value.id) }));
  expect(showingsOf([...ALL, ...all]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  const wanted = showingsOf([...ALL, ...all], [], (day) => day === "2026-12-02");
  expect(wanted.map(({ id }) => id)).toEqual(["c"]);
});

describe("a week", () => {
  const at = (id: string, start: string) => ({ ...showing({ id, start }), id });
  const entities = [
    ...ALL,
    at("for", "2026-11-29T23:00"),
    at("mandag", "2026-11-30T00:00"),
    at("sondag", "2026-12-06T23:00"),
    at("etter", "2026-12-07T00:00"),
  ];

  it("goes from Monday to Sunday, with those before and after it", () => {
    const week = weekOf(entities, [], "2026-12-03");
    expect(week).toMatchObject({
      monday: "2026-11-30",
      previous: "2026-11-23",
      next: "2026-12-07",
      now: "2026-12-01T12:00",
      title: "Uke 49",
      dates: "30. november–6. desember 2026",
      weeksMoved: 0,
    });
    expect(week.days.map(({ date }) => date)).toEqual([
      ...["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"],
    ]);
    expect(week.days[3]?.name).toBe("torsdag 3. desember");
    expect(week.showings.map(({ id }) => id)).toEqual(["mandag", "sondag"]);
    expect(weekOf(entities, [], null).monday).toBe("2026-11-30");
    expect(weekOf(entities, [], "2026-12-06").monday).toBe("2026-11-30");
  });

  it("has the halls, those with showings marked, and what can be shown, by title", () => {
    const { halls, productions } = weekOf(entities, [], null);
    expect(halls).toEqual([
      { id: "sal", name: "Salen", hasShowings: true },
      { id: "scene", name: "scene", hasShowings: false },
      { id: "rom", name: "Rommet", hasShowings: false },
    ]);
    expect(productions).toEqual([
      { id: "jazz", title: "Jazz", ageLimit: undefined },
      { id: "kraka", title: "Kråka, 3D", ageLimit: "12" },
    ]);
  });

  it("of a demonstration has the showings that are written some weeks before", () => {
    const demonstration = placed("sites", { id: "huset", demonstration: { anchor: "2026-11-17" } });
    const week = weekOf([demonstration, film, at("a", "2026-11-17T18:00"), at("b", "2026-12-01T18:00")], [], null);
    expect([week.weeksMoved, week.monday]).toEqual([2, "2026-11-30"]);
    expect(week.showings).toMatchObject([
      { id: "a", start: "2026-12-01T18:00", when: "tirsdag 1. desember kl. 18.00" },
    ]);
  });

  it("has the halls of the site that is edited", () => {
    const other = placed("sites", { id: "annet", halls: [{ id: "x", name: "X" }] });
    const halls = () => weekOf([site, other], [], null).halls.map(({ id }) => id);
    process.env.SITE = "annet";
    expect(halls()).toEqual(["x"]);
    delete process.env.SITE;
    expect(halls()).toEqual(["sal", "scene", "rom"]);
  });
});

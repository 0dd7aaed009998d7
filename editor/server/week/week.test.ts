import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WeekAction, WeekPlan } from "../../api/week";
import { contentInGit } from "../testing/content-in-git";
import { WeekDesk } from "./week";

const { desk, contentRoot, git, read, remove } = contentInGit();
const week = new WeekDesk(desk);

beforeAll(() => {
  // In the week for which the demonstration was written, so that no date is moved.
  process.env.CLOCK = "2026-12-01T12:00";
});
beforeEach(() => void git("tag", "--force", "before"));
afterEach(() => void git("reset", "--quiet", "--hard", "before"));
afterAll(() => {
  delete process.env.CLOCK;
  remove();
});

const showing = async (id: string) => {
  const [, month, day] = /-(\d\d)(\d\d)-\d{4}$/.exec(id) ?? [];
  const { showings } = await week.week(`2026-${month}-${day}`);
  const found = showings.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The week has no showing ${id}.`);
  return found;
};

const reference = async (id: string) => ({ id, stamp: (await showing(id)).stamp });

const told = ({ problems, showings }: Pick<WeekPlan, "problems" | "showings">) =>
  [...problems, ...showings.flatMap((one) => one.problems)].map(
    ({ severity, message, cure }) => `${severity}: ${message} ${cure}`,
  );

const movedTo = async (id: string, start: string, hall: string): Promise<WeekAction> => ({
  do: "move",
  ...(await reference(id)),
  start,
  hall,
  reason: "",
});

const eventsOf = (file: string): readonly Readonly<Record<string, unknown>>[] => JSON.parse(read(file)).events;

const eventIn = (file: string, id: string) => eventsOf(file).find((one) => one.id === id);

const save = async (action: WeekAction) => {
  const saved = await week.save(action, "Ada Demo");
  expect(saved).toMatchObject({ outcome: "saved", isCommitted: true });
  expect(git("log", "-1", "--format=%an: %s")).toBe(`Ada Demo: ${saved.outcome === "saved" && saved.message}`);
  return git("show", "--numstat", "--format=");
};

describe("a week of the programme", () => {
  it("names the public holidays, and no other day", async () => {
    const { title, days } = await week.week("2026-12-25");
    expect(title).toBe("Uke 52");
    expect(days.map(({ holiday }) => holiday)).toEqual([null, null, null, null, "1. juledag", "2. juledag", null]);
    const easter = await week.week("2027-03-28");
    const named = easter.days.flatMap(({ date, holiday }) => (holiday === null ? [] : [[date, holiday]]));
    expect(named).toEqual([
      ["2027-03-25", "Skjærtorsdag"],
      ["2027-03-26", "Langfredag"],
      ["2027-03-28", "1. påskedag"],
    ]);
  });

  it("has the end of a film after its advertising and running time, and that of an event as it is written", async () => {
    expect(await showing("kraka-1204-2130")).toMatchObject({ end: "2026-12-04T23:19", span: "kl. 21.30–23.19" });
    expect((await showing("lesestund-1205-1200")).end).toBe("2026-12-05T12:30");
    expect((await showing("kaffedans-1216-1200")).end).toBe("2026-12-16T14:30");
    const site = read("sites/kulturhuset.json");
    const other = site.replace('"advertisingMinutes": 15', '"advertisingMinutes": 20');
    expect(other).not.toBe(site);
    writeFileSync(join(contentRoot, "sites/kulturhuset.json"), other);
    expect((await showing("kraka-1204-2130")).end).toBe("2026-12-04T23:24");
    expect((await showing("lesestund-1205-1200")).end).toBe("2026-12-05T12:30");
  });
});

describe("what a plan reports before it is saved", () => {
  it.each([
    ["lesestund-1205-1200", "2026-12-28T12:00", "kantina", "Kantina", "mandag 28. desember", "Stengt i romjula"],
    ["kaffedans-1216-1200", "2026-12-25T12:00", "festsal", "Kulturkontoret", "fredag 25. desember", "1. juledag"],
  ])("is a day on which the hall's part is closed: %s to %s", async (id, start, hall, part, day, reason) => {
    expect(told(await week.plan(await movedTo(id, start, hall)))).toContain(
      `warning: er ${day} kl. 12.00, en dag da ${part} er stengt (${reason}). ` +
        "Velg en annen dag, eller legg inn et unntak med åpningstider for dagen.",
    );
  });

  it("is an end after closing time, where nothing takes place then", async () => {
    const late = await movedTo("lesestund-1205-1200", "2026-12-05T13:45", "biblioteket");
    expect(told(await week.plan(late))).toEqual([]);
    const site = JSON.parse(read("sites/kulturhuset.json"));
    for (const part of site.openingHours) delete part.eventsOutsideHours;
    writeFileSync(join(contentRoot, "sites/kulturhuset.json"), JSON.stringify(site));
    expect(told(await week.plan(late))).toContain(
      "warning: gir slutt lørdag 5. desember kl. 14.15, etter at Biblioteket stenger (kl. 14.00). " +
        "Begynn tidligere, eller legg inn et unntak i åpningstidene.",
    );
    const inTime = await movedTo("lesestund-1205-1200", "2026-12-05T13:30", "biblioteket");
    expect(told(await week.plan(inTime))).toEqual([]);
  });

  it("is nothing of a film on Christmas Day, when the cinema is open", async () => {
    expect(told(await week.plan(await movedTo("kraka-1204-2130", "2026-12-25T20:15", "kinosal")))).toEqual([]);
  });

  it("is a hall that is taken", async () => {
    const [taken = ""] = told(await week.plan(await movedTo("kraka-1204-2130", "2026-12-25T18:00", "kinosal")));
    expect(taken).toContain("men salen «Kinosal» er opptatt av «Den siste fyrvokteren» til fredag 25. desember");
  });
});

describe("a series of showings", () => {
  it("goes until the day before Christmas Eve, without what collides", async () => {
    const until = "2026-12-23";
    const own = await reference("kraka-1204-2130");
    const series = { do: "repeat", ...own, weekday: 2, time: "21:30", until } as const;
    expect(await week.plan(series)).toEqual({
      message: "Gjenta Kråka fredag 4. desember kl. 21.30: 1 forestilling",
      showings: [
        {
          id: "kraka-1223-2130",
          label: "Kråka onsdag 23. desember kl. 21.30, Kinosal",
          prices: expect.stringMatching(/^Voksen 135\skr, Barn 100\skr, Honnør 110\skr$/),
          from: "salens priser",
          notes: [],
          problems: [],
        },
      ],
      skipped: [
        "Kråka onsdag 9. desember kl. 21.30: Kinosal er opptatt av Kråka kl. 21.30–23.19.",
        "Kråka onsdag 16. desember kl. 21.30: Kinosal er opptatt av Isbryteren kl. 21.15–23.29.",
      ],
      problems: [],
    });
    expect(await save(series)).toMatch(/^\d+\t\d\tcontent\/events\/kraka\.json$/);
    expect(eventIn("events/kraka.json", "kraka-1223-2130")).toEqual({
      id: "kraka-1223-2130",
      production: "kraka",
      start: "2026-12-23T21:30",
      hall: "kinosal",
      status: "onSale",
      ticketUrl: "https://billett.example.no/forestilling/kraka-1223-2130",
    });
    expect((await week.plan({ ...series, until: "2026-12-22" })).showings).toEqual([]);
  });
});

describe("a saved action", () => {
  it("puts a cancelled showing on again, on sale and without the reason", async () => {
    const before = eventIn("events/kaffedans.json", "kaffedans-1209-1200");
    await save({ do: "restore", ...(await reference("kaffedans-1209-1200")) });
    const { reason: _reason, ...kept } = before ?? {};
    expect(eventIn("events/kaffedans.json", "kaffedans-1209-1200")).toEqual({
      ...kept,
      status: "onSale",
      changed: "2026-12-01T12:00",
      revision: expect.any(Number),
    });
    expect((await showing("kaffedans-1209-1200")).statusText).toBe("I salg");
  });

  it.each([
    ["soldOut", "Utsolgt", "Utsolgt: Kråka fredag 4. desember kl. 21.30"],
    ["fewLeft", "Få billetter igjen", "Få billetter igjen: Kråka fredag 4. desember kl. 21.30"],
  ] as const)("changes the status alone: %s", async (status, words, message) => {
    const before = eventIn("events/kraka.json", "kraka-1204-2130");
    const lines = await save({ do: "status", ...(await reference("kraka-1204-2130")), status });
    expect(lines).toBe("2\t2\tcontent/events/kraka.json");
    expect(git("log", "-1", "--format=%s")).toBe(message);
    expect(eventIn("events/kraka.json", "kraka-1204-2130")).toEqual({ ...before, status, changed: "2026-12-01T12:00" });
    expect((await showing("kraka-1204-2130")).statusText).toBe(words);
  });

  it("removes a showing with its lines, and no other", async () => {
    const before = eventsOf("events/kraka.json");
    const lines = await save({ do: "remove", ...(await reference("kraka-1204-2130")) });
    expect(lines).toBe("0\t9\tcontent/events/kraka.json");
    expect(eventsOf("events/kraka.json")).toEqual(before.filter(({ id }) => id !== "kraka-1204-2130"));
  });

  it("is refused with all that is wrong, and writes nothing", async () => {
    const before = read("events/kraka.json");
    const own = await reference("kraka-1204-2130");
    const saved = await week.save({ do: "cancel", ...own, reason: "" }, "Ada Demo");
    expect(saved).toMatchObject({ outcome: "refused", problems: [expect.objectContaining({ severity: "error" })] });
    expect(read("events/kraka.json")).toBe(before);
  });

  it("of a showing that somebody else has changed is a conflict, and writes nothing", async () => {
    const seen = await reference("kraka-1204-2130");
    await save({ do: "status", ...seen, status: "soldOut" });
    const before = read("events/kraka.json");
    expect(await week.save({ do: "remove", ...seen }, "Bo Demo")).toEqual({
      outcome: "conflict",
      message: expect.stringContaining("Ingenting er lagret."),
    });
    expect(read("events/kraka.json")).toBe(before);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { hoursOn, type PartHours } from "../../domain/hours/opening-hours";
import { addDays, weekdayName } from "../../domain/time/local-time";
import { writtenOut } from "../browser/support/written-out";

/** The demonstration's prose agrees with its fields, and with the law. */

const json = (path: string): unknown => JSON.parse(readFileSync(join("content", path), "utf8"));
const folder = <T>(schema: z.ZodType<T>, name: string): readonly T[] =>
  readdirSync(join("content", name))
    .filter((file) => file.endsWith(".json"))
    .map((file) => schema.parse(json(join(name, file))));

/** All texts in a file, without HTML tags. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const proseOf = (value: unknown): string => textsIn(value).join(" ");

const FILES = ["articles", "pages", "productions", "events", "sites"].flatMap((name) =>
  readdirSync(join("content", name)).map((file) => ({
    file: `${name}/${file}`,
    prose: proseOf(json(join(name, file))),
  })),
);

const site = z
  .object({
    errorCollector: z.string().optional(),
    halls: z.array(z.object({ id: z.string(), name: z.string(), capacity: z.number() })),
    priceLists: z.array(
      z.object({ id: z.string(), prices: z.array(z.object({ label: z.string(), amount: z.number() })) }),
    ),
    openingHours: z.array(
      z.object({
        name: z.string(),
        weekly: z.array(z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() })).default([]),
        exceptions: z.array(
          z.object({
            from: z.string(),
            to: z.string().nullable().default(null),
            closed: z.boolean().default(false),
            opens: z.string().nullable().default(null),
            closes: z.string().nullable().default(null),
            reason: z.string(),
          }),
        ),
        publicHolidays: z.string(),
      }),
    ),
  })
  .parse(json("sites/kulturhuset.json"));

const event = z.object({
  start: z.string(),
  features: z.array(z.string()).default([]),
  prices: z.array(z.object({ label: z.string(), amount: z.number() })),
});

const KINDS = new Map(
  folder(z.object({ id: z.string(), object: z.string() }), "productions").map(({ id, object }) => [id, object]),
);

const EVENTS = folder(z.object({ events: z.array(z.unknown()) }), "events")
  .flatMap(({ events }) => events)
  .map((one) => event.parse(writtenOut(one, (id) => KINDS.get(id))));

describe("age limits", () => {
  const productions = folder(
    z.object({ id: z.string(), ageLimit: z.string().nullish(), contents: z.unknown() }),
    "productions",
  );

  test.each(productions)("the text of $id does not contradict its age limit", ({ ageLimit, contents }) => {
    const prose = proseOf(contents);
    if (/ikke fastsatt/i.test(prose)) expect(ageLimit).toBeNull();
    for (const [, said] of prose.matchAll(/aldersgrensen? (?:på|er) (\d+) år/gi)) expect(said).toBe(ageLimit);
  });

  test("only films have a limit that is not set", () => {
    const unset = FILES.filter(({ prose }) => /aldersgrensen? er ikke fastsatt/i.test(prose)).map(({ file }) => file);
    expect(unset).toEqual(["productions/elgtrakket.json", "productions/vinterkongen.json"]);
  });
});

describe("regular showings on the pages", () => {
  const REGULAR = [
    { feature: "Babykino", weekday: "tirsdag", time: "11:00", priceList: "babykino", page: "pages/babykino.json" },
    { feature: "Dagkino", weekday: "onsdag", time: "12:00", priceList: "kino-alle", page: "pages/dagkino.json" },
    { feature: "Seniorkino", weekday: "torsdag", time: "11:00", priceList: "kino-alle", page: "pages/seniorkino.json" },
  ];

  test.each(REGULAR)("$feature is on $weekday at $time", ({ feature, weekday, time, priceList, page }) => {
    const showings = EVENTS.filter(({ features }) => features.includes(feature));
    expect(showings.length).toBeGreaterThan(2);
    for (const { start, prices } of showings) {
      expect([weekdayName(start.slice(0, 10)), start.slice(11, 16)]).toEqual([weekday, time]);
      expect(prices).toEqual(site.priceLists.find(({ id }) => id === priceList)?.prices);
    }
    const prose = FILES.find(({ file }) => file === page)?.prose ?? "";
    expect(prose).toMatch(new RegExp(`${weekday}`, "i"));
    expect(prose).toContain(`kl. ${time.replace(":", ".")}`);
    expect(prose).toContain(`{fakta:pris ${priceList}}`);
  });
});

test("no text types how many seats a hall has, but for that which the press downloads", () => {
  const typed = FILES.flatMap(({ file, prose }) =>
    [...prose.matchAll(/(\d+) (?:faste |gode )?(?:stoler|seter|kinoseter)\b/g)].map(([said]) => `${file}: ${said}`),
  );
  expect(typed).toEqual([]);
  const capacity = (wanted: string) => site.halls.find(({ id }) => id === wanted)?.capacity;
  expect(readFileSync("static/presse-filer/om-huset.txt", "utf8")).toContain(
    `Kinosal har ${capacity("kinosal")} seter, Festsal har plass til ${capacity("festsal")}`,
  );
});

describe("opening hours", () => {
  /** Days that an exception opens although the weekly hours have them closed. */
  const openedBySlip = (part: PartHours): readonly string[] =>
    part.exceptions
      .filter(({ closed, from, to }) => !closed && to !== null && to !== from)
      .flatMap(({ from, to }) =>
        Array.from({ length: 100 }, (_, index) => addDays(from, index)).filter(
          (day) =>
            day <= (to ?? from) &&
            hoursOn({ ...part, exceptions: [], publicHolidays: "asUsual" }, day).spans.length === 0,
        ),
      );

  test.each(site.openingHours)("$name is not opened by a long exception on a weekday that is closed", (part) => {
    expect(openedBySlip(part)).toEqual([]);
  });
});

describe("the law", () => {
  test("texts on bonfires say when they are forbidden, and who may permit them", () => {
    const aboutFire = FILES.filter(({ prose }) => /\b(?:bål|bålet|åpen ild)\b/i.test(prose));
    expect(aboutFire.length).toBeGreaterThan(0);
    for (const { prose } of aboutFire) {
      expect(prose).toMatch(/15\. april til 15\. september/);
      expect(prose).toContain("tillatelse fra kommunen");
    }
  });

  const PRIVACY = "articles/personvernerklaering.json";
  const privacy = FILES.find(({ file }) => file === PRIVACY)?.prose ?? "";
  const html = z
    .object({ content: z.array(z.string()) })
    .parse(json(PRIVACY))
    .content.join("");
  const sections = html.split("<h2>").slice(1);

  test("each processing has a legal basis and a storage period", () => {
    const processing = sections.filter((section) => section.includes("Rettslig grunnlag"));
    expect(processing.length).toBeGreaterThanOrEqual(7);
    for (const list of html.match(/<dl>.*?<\/dl>/gs) ?? []) {
      expect(list).toMatch(/artikkel 6 nr\. 1 bokstav [abce]\b/);
      expect(list).toContain("<dt>Hvor lenge</dt>");
    }
  });

  test.each(["Innsyn", "Retting", "Sletting", "Begrensning", "Protest", "Dataportabilitet", "Trekke samtykke"])(
    "readers are informed of their right: %s",
    (right) => expect(html).toContain(`<strong>${right}:</strong>`),
  );

  test("the statement has a contact and an address for complaints", () => {
    expect(html).toMatch(/mailto:personvernombud@[a-z.-]+\.example\.no/);
    expect(html).toContain('href="https://www.datatilsynet.no"');
  });

  test("errors in browsers are mentioned as far as they are collected", () => {
    expect(/feilmelding/i.test(privacy)).toBe(site.errorCollector !== undefined);
  });
});

test("telephone numbers are written in pairs, and addresses for e-mail are examples", () => {
  for (const { file, prose } of FILES) {
    const numbers = prose.match(/\b\d{2}\s?\d{2}\s?\d{2}\s?\d{2}\b/g) ?? [];
    expect({ file, odd: numbers.filter((number) => !/^\d{2}(?: \d{2}){3}$/.test(number)) }).toEqual({ file, odd: [] });
    const mails = prose.match(/[\w.-]+@[\w.-]+\w/g) ?? [];
    expect({ file, real: mails.filter((mail) => !mail.endsWith("example.no")) }).toEqual({ file, real: [] });
  }
});

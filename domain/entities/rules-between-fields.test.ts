import { TestContent } from "../../engine/testing/test-content";

const SITE = "sites/huset.json";
const EVENTS = "events/desember.json";
const ARTICLE = "articles/personvern.json";

type Changes = Readonly<Record<string, unknown>>;

const errorsIn = async (file: string, changes: Changes): Promise<readonly string[]> => {
  const content = Object.entries(changes).reduce(
    (some, [field, value]) => some.set(file, field, value),
    new TestContent(),
  );
  const problems = await content.problems();
  return problems.filter(({ severity }) => severity === "error").map(({ field, message }) => `${field} ${message}`);
};

const exception = (fields: object): Changes => ({
  "openingHours[0].exceptions": [{ from: "2026-12-24", reason: "Jul", ...fields }],
});
const AT = "openingHours[0].exceptions[0]";

describe("an exception from the hours", () => {
  it.each([
    ["says neither hours nor that it is closed", {}, `${AT} mangler tider.`],
    ["says only when it opens", { opens: "10:00" }, `${AT} mangler tider.`],
    ["says only when it closes", { closes: "14:00" }, `${AT} mangler tider.`],
    ["ends before it begins", { to: "2026-12-23", closed: true }, `${AT}.to er før from.`],
  ])("that %s is refused", async (_what, fields, error) => {
    expect(await errorsIn(SITE, exception(fields))).toEqual([error]);
  });

  it.each([
    ["of one day", { to: "2026-12-24", closed: true }],
    ["of several days", { to: "2026-12-26", closed: true }],
    ["with hours", { opens: "10:00", closes: "14:00" }],
  ])("%s is accepted", async (_what, fields) => {
    expect(await errorsIn(SITE, exception(fields))).toEqual([]);
  });

  it("with a day that is none has that error alone", async () => {
    expect(await errorsIn(SITE, exception({ to: "2026-02-30", closed: true }))).toEqual([
      expect.stringContaining(`${AT}.to finnes ikke`),
    ]);
  });
});

describe("the hours of a part", () => {
  const FOLLOWS = { minutesBefore: 30 };

  it("are weekly or follow the programme, one of the two", async () => {
    expect(await errorsIn(SITE, { "openingHours[0].weekly": undefined })).toEqual([
      expect.stringMatching(/^openingHours\[0\]\.weekly mangler\./),
    ]);
    expect(await errorsIn(SITE, { "openingHours[0].followsProgramme": FOLLOWS })).toEqual([
      expect.stringContaining("openingHours[0].weekly kan ikke stå sammen med followsProgramme."),
    ]);
    const following = { "openingHours[0].weekly": undefined, "openingHours[0].followsProgramme": FOLLOWS };
    expect(await errorsIn(SITE, { ...following, "halls[0].part": "kinoen" })).toEqual([]);
  });
});

describe("words that are searched for", () => {
  const words = (find: readonly string[]): Changes => ({ searchWords: [{ words: ["Gavekort", "gave"], find }] });

  it("are others than those that visitors type, also in capital letters", async () => {
    expect(await errorsIn(SITE, words(["billetter", " GAVEKORT "]))).toEqual([
      "searchWords[0].find[1] er et ord folk søker etter i samme rad.",
    ]);
    expect(await errorsIn(SITE, words(["billetter", "gavekortene"]))).toEqual([]);
  });
});

describe("the time in which content is shown", () => {
  const shown = (shownFrom: string | undefined, shownUntil: string | undefined) =>
    errorsIn(ARTICLE, { shownFrom, shownUntil });
  const NOT_LATER = expect.stringContaining("shownUntil er ikke senere enn «Vises fra»");

  it("ends after it begins", async () => {
    expect(await shown("2026-12-04T12:00", "2026-12-04T12:00")).toEqual([NOT_LATER]);
    expect(await shown("2026-12-04T12:00", "2026-12-03T12:00")).toEqual([NOT_LATER]);
    expect(await shown("2026-12-04T12:00", "2026-12-04T12:01")).toEqual([]);
  });

  it("may have no beginning or no end", async () => {
    expect(await shown("2026-12-04T12:00", undefined)).toEqual([]);
    expect(await shown(undefined, "2026-12-04T12:00")).toEqual([]);
  });

  it("is not compared with what is no time", async () => {
    expect(await shown("2026-12-04T12:00", "før jul")).toEqual([expect.stringContaining("shownUntil er ikke skrevet")]);
  });
});

describe("a showing", () => {
  const showing = (fields: Changes) =>
    errorsIn(EVENTS, Object.fromEntries(Object.entries(fields).map(([name, value]) => [`events[0].${name}`, value])));
  const lacks = (field: string) => expect.stringMatching(new RegExp(`^events\\[0\\]\\.${field} mangler\\.`));

  it("says besides its status what readers have to know", async () => {
    expect(await showing({ status: "cancelled" })).toEqual([lacks("reason")]);
    expect(await showing({ status: "moved" })).toEqual([lacks("reason"), lacks("previousStart")]);
    expect(await showing({ status: "saleOpensAt" })).toEqual([lacks("saleOpens")]);
    expect(await showing({ status: "soldOut" })).toEqual([]);
  });

  it("ends later than it begins", async () => {
    const notLater = "events[0].end er ikke senere enn start.";
    expect(await showing({ end: "2026-12-04T18:00" })).toEqual([notLater]);
  });

  it("does not have the id of a calendar", async () => {
    expect(await showing({ id: "alt" })).toContainEqual(expect.stringMatching(/^events\[0\]\.id er opptatt: /));
  });
});

describe("a film that is on", () => {
  const film = (changes: Changes) => errorsIn("productions/nattoget.json", changes);
  const noLimit = "ageLimit er ikke fastsatt, men filmen står som en film som går nå.";

  it("has an age limit, which is asked for together with what else is missing", async () => {
    expect(await film({ ageLimit: null, premiere: "i jula" })).toEqual(
      expect.arrayContaining([noLimit, expect.stringMatching(/^premiere /)]),
    );
  });

  it("has none yet while it is still to come", async () => {
    expect(await film({ ageLimit: null, objectClass: "movie_coming" })).not.toContain(noLimit);
  });
});

import type { z } from "zod";
import { inVoice } from "../define/voices";
import {
  hostName,
  imagePath,
  kroner,
  list,
  locale,
  location,
  logoPath,
  minutes,
  oldPath,
  order,
  pagePath,
  path,
  people,
  target,
  webUrl,
} from "./";
import { choice, joined } from "./choice";
import { fraction } from "./number";
import { htmlText, id, longText, phoneNumber, text } from "./text";
import { clock, date, moment } from "./time";

const taken = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

it.each([
  [path, `/${"a".repeat(300)}`, "er for lang."],
  [path, "/static", "er opptatt: nettstedet legger sine egne filer der."],
  [oldPath, "/gammel/*", "er ikke én bestemt sti."],
  [imagePath, "../bilde.png", "har et filnavn som ikke kan brukes."],
  [imagePath, "program.pdf", "er ikke et bilde (JPEG, PNG eller WebP)."],
  [logoPath, "logo.eps", "er ikke en logo (SVG eller PNG)."],
  [text, "a\ud800", "har et tegn som er ødelagt"],
  [longText, "a".repeat(2_001), "er lengre enn 2000 tegn."],
  [htmlText, "a".repeat(100_001), "er lengre enn 100000 tegn."],
  [phoneNumber, "69 OO 00 00", "er ikke et telefonnummer."],
  [id, "Nattoget", "har tegn som ikke kan brukes i en id."],
  [locale, "norsk", "er ikke et språk."],
  [list(text), Array(5_001).fill("a"), "har mer enn 5000 punkter."],
  [date, "0999-12-31", "har et årstall utenfor 1000–2999."],
  [moment, "3000-01-01T00:00", "har et årstall utenfor 1000–2999."],
  [clock, "kl. 18", "er ikke et klokkeslett."],
  [location, "ny", "er ikke en adresse."],
  [target, "post@example.no", "er ikke en lenke."],
])("a value that is refused has a message and a remedy: %#", (schema, value, message) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(inVoice(issue?.message ?? "", "file")).toMatch(/ → .+[.]$/);
  expect(inVoice(issue?.message ?? "", "file")).toContain(inVoice(message, "file"));
});

describe("numbers", () => {
  it.each([
    ["minutes", minutes, 1, 10_080],
    ["people of a room with one at least", people(1), 1, 100_000],
    ["an order", order, -1_000_000, 1_000_000],
    ["a price", kroner, 0, 1_000_000],
    ["a part of a picture", fraction, 0, 1],
  ])("%s are accepted up to their limits, and no further", (_what, schema, least, most) => {
    expect([least - 1, least, most, most + 1].map((value) => taken(schema, value))).toEqual([false, true, true, false]);
  });

  it("of people and minutes are whole, of kroner and pictures they need not be", () => {
    expect([minutes, people(0), order, kroner, fraction].map((schema) => taken(schema, 0.5))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("lengths", () => {
  it.each([
    ["a text", text, (length: number) => "a".repeat(length), 2_000],
    ["HTML", htmlText, (length: number) => "a".repeat(length), 100_000],
    ["an address", webUrl, (length: number) => "https://a.no/".padEnd(length, "a"), 2_000],
    ["a place on the site", location, (length: number) => "/".padEnd(length, "a"), 2_000],
    ["the name of a picture", imagePath, (length: number) => `${"a".repeat(length - 4)}.jpg`, 200],
    [
      "the path of a picture",
      imagePath,
      (length: number) => `${"a/".repeat(497)}${"b".repeat(length - 998)}.jpg`,
      1_000,
    ],
    ["a label of a host", hostName, (length: number) => `${"a".repeat(length)}.no`, 63],
  ])("%s is accepted up to its limit, and no further", (_what, schema, ofLength, most) => {
    expect([taken(schema, ofLength(most)), taken(schema, ofLength(most + 1))]).toEqual([true, false]);
  });

  it("of a whole host are 253 at most", () => {
    const host = (last: number) => `${Array(4).fill("a".repeat(60)).join(".")}.${"b".repeat(last)}`;
    expect([host(9).length, taken(hostName, host(9)), taken(hostName, host(10))]).toEqual([253, true, false]);
  });
});

describe("addresses", () => {
  it.each([
    ["https://hus@a.no", false],
    ["https://:ord@a.no", false],
    ["https://a.no", true],
    ["/side?dag=1#i-dag", true],
    ["mailto:post@example.no", true],
    ["mailto:post", false],
    ["mailto:a@b@c", false],
    ["tel:+4769000000", true],
    ["tel:abc", false],
  ])("%s as a link: %s", (value, isTaken) => expect(taken(target, value)).toBe(isTaken));

  it("of redirects are places, neither telephones nor mail", () => {
    expect(
      ["/ny", "https://a.no", "tel:+4769000000", "mailto:a@b.no", "ny"].map((one) => taken(location, one)),
    ).toEqual([true, true, false, false, false]);
  });

  it("of pages may end with a parameter, of one page not", () => {
    expect([taken(path, "/film/:production"), taken(pagePath, "/film/:production"), taken(pagePath, "/film")]).toEqual([
      true,
      false,
      true,
    ]);
    expect([taken(path, "/:production/mer"), taken(path, "/"), taken(path, "/a/")]).toEqual([false, true, false]);
  });

  it.each(["/a/%20/b", "/a/%2E%2E/b", "/./a", "/a?b", "/a#b", "/a/", "/"])("that are old are not %s", (value) => {
    expect(taken(oldPath, value)).toBe(false);
  });
});

describe("telephone numbers", () => {
  it.each([
    ["113", true],
    ["11", false],
    ["+47 69 00 00 00", true],
    ["1".repeat(15), true],
    ["1".repeat(16), false],
    ["69 00 00 00 (døgnet)", false],
    ["(69) 00-00.00", true],
  ])("%s: %s", (value, isTaken) => expect(taken(phoneNumber, value)).toBe(isTaken));
});

it("telephone numbers become one line without blanks at their ends", () => {
  expect(phoneNumber.parse(" 69 00\n00 00\t")).toBe("69 00 00 00");
});

describe("words", () => {
  it.each(["null", "undefined", "", " "])("are not %j", (value) => expect(taken(text, value)).toBe(false));

  it("are whole characters", () => {
    expect([taken(text, "a\ud800"), taken(htmlText, "<p>\ud800</p>"), taken(text, "🎬")]).toEqual([false, false, true]);
  });
});

describe("times", () => {
  it.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", true],
    ["24:01", false],
    ["9:00", false],
    ["10:60", false],
  ])("of the clock: %s %s", (value, isTaken) => expect(taken(clock, value)).toBe(isTaken));

  it("have the years 1000 to 2999", () => {
    expect(["0999-12-31", "1000-01-01", "2999-12-31", "3000-01-01"].map((day) => taken(date, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(["1000-01-01T00:00", "2999-12-31T23:59"].map((one) => taken(moment, one))).toEqual([true, true]);
  });
});

describe("choices", () => {
  it("are the keys, and no other", () => {
    const colour = choice({ red: "Rød", blue: "Blå" });
    expect(["red", "blue", "Rød", "toString"].map((one) => taken(colour, one))).toEqual([true, true, false, false]);
  });

  it("are listed with a word before the last", () => {
    expect(joined(["a", "b", "c"], "og")).toBe("a, b og c");
    expect(joined(["a", "b"], "or")).toBe("a or b");
  });
});

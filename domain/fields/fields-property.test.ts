import fc from "fast-check";
import type { z } from "zod";
import { hostName, oldPath, path, target, webUrl } from "./address";
import { kroner, wholeNumber } from "./number";
import { imagePath } from "./picture";
import { htmlText, id, locale, slug, text } from "./text";
import { date } from "./time";

const taken = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Texts with all characters that are special to a browser, a server, a file system or a calendar. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."/\\.:;?#%@[]{}()<>\"'`$&*|^~,=+ \t\n\r\u0000\u0008\u007f\u0085\u2028\ufffe\ud800".split(""),
        "..",
        "//",
        "https://",
        "%2f",
        "%zz",
        "å",
        "a",
        "0",
        "xn--",
        ".jpg",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("an address", () => {
  it.each([
    "https://[",
    "https://",
    "https:// a.no",
    "https://a.no;script-src",
    "https://a.no:99999",
    "https://bruker:passord@a.no",
    'https://a.no/"><script>',
    "https://a..no",
    "https://a.no/\nb",
    "HTTPS://a.no",
    "https://a$b.no",
  ])("is not %j", (value) => expect(taken(webUrl, value)).toBe(false));

  it.each([
    "https://a.no",
    "https://billett.example.no/f/1?a=b;c&d=%C3%A5#x",
    "https://blåbær.no/ø",
    "https://a.no:8443/",
  ])("is %s", (value) => expect(taken(webUrl, value)).toBe(true));

  it("has a host that is safe in any server configuration, whatever the input", () => {
    fc.assert(
      fc.property(hostile, (rest) => {
        const value = `https://${rest}`;
        if (!taken(webUrl, value)) return;
        const url = new URL(value);
        expect(url.origin).toMatch(/^https:\/\/[a-z0-9._-]+(:\d+)?$/);
        expect(value).not.toMatch(/[\s"<>\\]/);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("a link", () => {
  it.each([
    "//annen.example.no",
    "/\\annen.example.no",
    "javascript:alert(1)",
    "/a b",
    "/%zz",
    "mailto:x",
    "tel:",
    "a",
  ])("is not %j", (value) => expect(taken(target, value)).toBe(false));

  it("that begins with / stays on the site, whatever follows", () => {
    fc.assert(
      fc.property(hostile, (rest) => {
        if (!taken(target, `/${rest}`)) return;
        expect(new URL(`/${rest}`, "https://huset.example.no").host).toBe("huset.example.no");
        expect(() => decodeURIComponent(`/${rest}`)).not.toThrow();
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("a host", () => {
  it.each(["a", "1.2.3", "a.no.", "-", "a..no", "a.no:80", `${"a".repeat(64)}.no`, "A.no", "-a.no", "127.0.1"])(
    "is not %s",
    (value) => expect(taken(hostName, value)).toBe(false),
  );
  it.each(["a.no", "www.kulturhus.example.no", "xn--blbr-qoap.no"])("is %s", (value) =>
    expect(taken(hostName, value)).toBe(true),
  );
});

describe("names that become files", () => {
  it("are refused when a file system could not take them", () => {
    for (const schema of [id, slug]) {
      expect(taken(schema, "a".repeat(120))).toBe(true);
      expect(taken(schema, "a".repeat(121))).toBe(false);
    }
    expect(taken(path, `/${"a".repeat(120)}`)).toBe(true);
    expect(taken(path, `/${"a".repeat(121)}`)).toBe(false);
    expect(taken(path, "/a".repeat(200))).toBe(true);
    expect(taken(path, "/a".repeat(201))).toBe(false);
  });

  it.each(["/index", "/page-data", "/page-data/a", "/static", "/slice-data/x"])("do not take %s", (value) =>
    expect(taken(path, value)).toBe(false),
  );

  it.each([
    "./a.jpg",
    "a/../b.jpg",
    "a//b.jpg",
    "/a.jpg",
    "a\\b.jpg",
    ".skjult/a.jpg",
    "a/ b.jpg",
    "node_modules/a.jpg",
  ])("do not take the picture %s", (value) => expect(taken(imagePath, value)).toBe(false));

  it("take a picture only in the form that the file is found by", () => {
    fc.assert(
      fc.property(hostile, (rest) => {
        const value = `${rest}.jpg`;
        if (!taken(imagePath, value)) return;
        expect(new URL(`file:///${value.replace(/[%#]/g, "_")}`).pathname).not.toMatch(/\/\.|\/\//);
        for (const name of value.split("/")) expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("an old path", () => {
  it.each(["/*", "/a/*", "/:id", "/a//b", "/a/../b", "/%2A", "/%E5", "/a\\b", "/a%3Fb", '/"', "/a%0Ab", "//a"])(
    "is not %s",
    (value) => expect(taken(oldPath, value)).toBe(false),
  );
  it.each(["/P%C3%A5ske", "/Påske", "/index.php", "/kino_(2D)", "/nyheter%20arkiv", "/a;b", "/a$b"])("is %s", (value) =>
    expect(taken(oldPath, value)).toBe(true),
  );
});

describe("numbers", () => {
  it("are within GraphQL's limits, whatever the schema", () => {
    const any = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()), (value) => {
        const fits = Number.isInteger(value) && Math.abs(value) <= 2_147_483_647;
        expect(taken(any, value)).toBe(fits);
      }),
    );
  });

  it("of kroner have two decimals at most", () => {
    fc.assert(fc.property(fc.nat({ max: 100_000_000 }), (ore) => expect(taken(kroner, ore / 100)).toBe(true)));
    for (const amount of [120.505, 0.001, -1, 1_000_001, Number.NaN]) expect(taken(kroner, amount)).toBe(false);
  });
});

describe("times", () => {
  it("are all days of two thousand years", () => {
    const days = fc.date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => expect(taken(date, day.toISOString().slice(0, 10))).toBe(true)));
  });
});

describe("texts", () => {
  it("become one line that every output format can contain", () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const result = text.safeParse(value);
        if (!result.success) return;
        expect(result.data).not.toMatch(/[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\u2028\u2029]/u);
        expect(result.data.trim()).toBe(result.data);
        expect(result.data).not.toBe("");
        expect(text.parse(result.data)).toBe(result.data);
      }),
      { numRuns: 3_000 },
    );
  });

  it("keep what a reader sees", () => {
    expect(text.parse("  Fra swing -> bebop\n(for alle) \u0007")).toBe("Fra swing -> bebop (for alle)");
    expect(text.parse("10\u00a0000 kr 🎬")).toBe("10\u00a0000 kr 🎬");
  });

  it("in HTML keep their lines and are no longer than a book's chapter", () => {
    expect(htmlText.parse(["<p>a</p>\u0000", "<p>b\tc</p>"])).toBe("<p>a</p>\n<p>b\tc</p>");
    expect(taken(htmlText, "a".repeat(100_001))).toBe(false);
  });

  it.each(["norsk", "", "NB", "n", "__proto__"])("are in a language that has a code: not %j", (value) =>
    expect(taken(locale, value)).toBe(false),
  );
});

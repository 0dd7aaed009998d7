import fc from "fast-check";

/** Values that no editor should write, and on which no check may throw. */

const TEXTS = [
  ..."/\\.:;?#%@[]{}()<>\"'`$&*|^~,=+!- \t\n\r".split(""),
  "\u0000\u0008\u007f\u0085\u00a0\u00ad\u200b\u2028\ufeff\ufffe",
  "\ud800",
  "\udc00",
  "é",
  "e\u0301",
  "å",
  "🎬",
  "👩‍👩‍👧",
  "مرحبا",
  "%zz",
  "%2f",
  "..",
  "//",
  "https://",
  "https://[",
  "mailto:",
  "{film.title}",
  "{film.",
  "{}",
  ":production",
  "&aring;",
  "<b>",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "true",
  "0",
  "-1",
  "1e9",
  "1".repeat(400),
  "nb",
  "norsk",
  "a".repeat(130),
  "a/".repeat(300),
  "ord ".repeat(700),
];

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...TEXTS), { maxLength: 6 }).map((parts) => parts.join("")) },
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const two = (number: number): string => String(number).padStart(2, "0");

/** Days and moments at the limits of calendar and clock, some non-existent, in common notations. */
const oddTime = fc
  .record({
    year: fc.oneof(
      fc.constantFrom(0, 1, 99, 999, 1000, 1900, 1904, 1970, 1996, 2026, 2999, 3000, 9999, 12026),
      fc.integer({ min: 1900, max: 2200 }),
    ),
    month: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 13)),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(0, 32)),
    hour: fc.oneof(fc.integer({ min: 0, max: 24 }), fc.constantFrom(2, 99)),
    minute: fc.oneof(fc.constantFrom(0, 30, 59, 60), fc.nat({ max: 99 })),
    end: fc.constantFrom("", ":00", "Z", "+01:00", "+02:00", "-99:99", "+1"),
    form: fc.nat({ max: 6 }),
  })
  .map(({ year, month, day, hour, minute, end, form }) => {
    const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
    return [
      date,
      `${date}T${two(hour)}:${two(minute)}${end}`,
      `${date} ${two(hour)}.${two(minute)}`,
      `${day}.${month}.${year}`,
      `${year}-${month}-${day}`,
      `${two(day)}/${two(month)}/${year}`,
      `${two(hour)}:${two(minute)}`,
    ][form];
  });

const TAGS = ["p", "b", "a", "h1", "h6", "ul", "li", "table", "td", "tr", "svg", "math", "script", "style", "template"];
const oddHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<a href="/borte">',
        '<a href="javascript:alert(1)">',
        '<a href="https://[">',
        '<td colspan="99999999">',
        '<ol start="-1e99">',
        "<img src=x onerror=alert(1)>",
        "<!-- --!>",
        "<![CDATA[",
        "<?xml",
        "&amp",
        "&#x110000;",
        "# Tittel",
        "**fet**",
        "[lenke](/x)",
        "\u0000",
        "<",
        "</",
        "<p",
      ),
      oddText,
    ),
    { maxLength: 15 },
  )
  .map((parts) => parts.join(""));

const oddPattern = fc
  .array(
    fc.constantFrom(
      ..."^$.|?*+()[]{}\\-".split(""),
      ...[
        "(a+)+",
        "(?!kino)",
        "(?=x)",
        "(?<=x)",
        "(?<navn>",
        "\\1",
        "\\p{L}",
        "\\u{1F3AC}",
        "\\x",
        "a{1000}",
        "{99999}",
      ],
      ...["[^", "[[:alpha:]]", "(?i)", "kino", "movie"],
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.1, 1e-300, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324, 999, 120.505),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

const plainValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: oddTime },
  { weight: 1, arbitrary: oddHtml },
  { weight: 1, arbitrary: oddPattern },
  { weight: 3, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
);

export const oddKey = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "length", "", " ", "0", "id ", "titel"),
  oddText,
);

/** Depths around the maximum. */
const nested = fc
  .record({ depth: fc.constantFrom(1, 3, 20, 60, 2000), inList: fc.boolean(), value: plainValue })
  .map(({ depth, inList, value }) =>
    Array.from({ length: depth }).reduce<unknown>((inner) => (inList ? [inner] : { a: inner }), value),
  );

/** Arbitrary JSON of odd kinds. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: plainValue },
  { weight: 2, arbitrary: fc.array(plainValue, { maxLength: 4 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.tuple(oddKey, plainValue), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  },
  { weight: 1, arbitrary: nested },
  {
    weight: 1,
    arbitrary: fc.tuple(plainValue, fc.constantFrom(30, 2500)).map(([one, times]) => Array(times).fill(one)),
  },
);

/** Bytes in place of a file's content, or within it. */
export const oddBytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.alloc(0),
    Buffer.from(" \n"),
    Buffer.from("\ufeff"),
    Buffer.from("\ufeff{}", "utf16le"),
    Buffer.from("PK\x03\x04", "latin1"),
    Buffer.from("null"),
    Buffer.from("[]"),
    Buffer.from('"'),
    Buffer.from("{".repeat(100_000)),
    Buffer.from("[".repeat(100_000)),
    Buffer.from('{"a":'.repeat(49)),
    Buffer.from("<<<<<<< HEAD\n"),
    Buffer.from("’“”«»"),
    Buffer.from("{}\n{}"),
    Buffer.from("{ \"id\": 'x', // nei\n }"),
    Buffer.from("a".repeat(1_100_000)),
  ),
  oddText.map((text) => Buffer.from(text)),
);

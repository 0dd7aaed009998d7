import type { Json, Key } from "./content-folder";

/** Letters of every kind that a text may contain, and special characters of the output formats. */
const LETTERS = "Æøå ẞ ñ 漢字 العربية 🎬👩‍👩‍👧 e\u0301 \u202e < > & \" ' ` $& \\ % # ; , | ]]> -->";

const longText = `${LETTERS} ${"Lang tekst ".repeat(200)}`.slice(0, 1_999).trim();
const TEXTS = [longText, "–", LETTERS, "x".repeat(2_000), "0", "null", "../../x", "constructor", "toString"];

const MOMENTS = [
  "1000-01-01T00:00",
  "2999-12-31T23:59",
  "2028-02-29T23:59",
  "2026-10-25T02:30+02:00",
  "2026-12-01T00:00",
];
const DATES = ["1000-01-01", "2999-12-31", "2028-02-29", "2026-12-01"];
const CLOCKS = ["00:00", "24:00", "23:59", "00:01"];
const ADDRESSES = [
  `https://a.no/${"x".repeat(1_980)}`,
  "https://xn--blbr-woa6k.example.no:8443/%C3%A5?q=%22&r=(1)'!*~;$d=e,f#g",
  "https://a.b.c.d.e.f.example.no",
];
const OWN_ADDRESSES = ["/?q=%25%22&x=1#y", "/filmer?dag=1", "/#æøå"];
const NUMBERS = [
  2_147_483_647, 1_000_000_000, 1_000_000, 100_000, 10_080, 2_999, 1_000, 100, 12, 0, 1, 0.01, 0.99, -1_000_000,
];

const textsFor = (value: string): readonly string[] => {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return MOMENTS;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return DATES;
  if (/^\d\d:\d\d$/.test(value)) return CLOCKS;
  if (value.startsWith("https://")) return ADDRESSES;
  if (value.startsWith("/")) return OWN_ADDRESSES;
  if (value.startsWith("<"))
    return [
      `<p>${longText.replaceAll(/[<>&]/g, " ")}</p>`.repeat(40),
      "<p>x</p>",
      `<ul>${"<li>x</li>".repeat(500)}</ul>`,
    ];
  return TEXTS;
};

/** Values at the limits of a field's kind; undefined removes the field. */
export const edgeValues = (value: Json): readonly (Json | undefined)[] => {
  if (typeof value === "string") return [...textsFor(value), undefined, null, ""];
  if (typeof value === "number") return [...NUMBERS, undefined];
  if (typeof value === "boolean") return [!value, undefined];
  if (Array.isArray(value)) return [[], undefined, [...value, ...value].slice(0, 2_000)];
  return [undefined];
};

/** References between entities, and schemes: other values would change the structure. */
const LEFT_ALONE = ["$schema", "id", "component", "sources", "data", "production", "hall", "anchor", "image", "place"];

/** Lists that others point into: their items are changed, the lists are not. */
const POINTED_INTO = ["halls", "openingHours", "contact", "events", "items", "blocks"];

const isChanged = (path: readonly Key[], value: Json): boolean => {
  const last = path.at(-1);
  const isItem = typeof last === "number" && typeof value === "object";
  return last !== undefined && !isItem && !POINTED_INTO.includes(String(last));
};

/** Every value of a document with its path. */
export const placesIn = (value: Json, path: readonly Key[] = []): readonly (readonly [readonly Key[], Json])[] => {
  if (LEFT_ALONE.some((key) => path.includes(key))) return [];
  const own: readonly (readonly [readonly Key[], Json])[] = isChanged(path, value) ? [[path, value]] : [];
  if (Array.isArray(value)) return [...own, ...value.flatMap((item, index) => placesIn(item, [...path, index]))];
  if (value === null || typeof value !== "object") return own;
  return [...own, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))];
};

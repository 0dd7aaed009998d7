import { isObject, type Json, type JsonPath } from "../../api/json";

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** Which of the file's entities. */
  readonly at?: number;
  /** Where it must be told, and a part of the words. */
  readonly field: string;
  readonly tells: RegExp;
  readonly change: (value: Json) => Json;
}

const withAt = (value: unknown, [key, ...rest]: JsonPath, to: unknown): unknown => {
  if (key === undefined) return to;
  if (typeof key === "number") {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, index) => (index === key ? withAt(item, rest, to) : item));
  }
  const own = isObject(value) ? value : {};
  return { ...own, [key]: withAt(own[key], rest, to) };
};

const put =
  (field: string, to: unknown): Mistake["change"] =>
  (value) => {
    const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const changed = withAt(value, path, to);
    return isObject(changed) ? changed : value;
  };

type Row = readonly [mistake: string, field: string, to: unknown, tells: RegExp, told?: string];

const rows = (file: string, mistakes: readonly Row[], at = 0): readonly Mistake[] =>
  mistakes.map(([mistake, field, to, tells, told = field]) => ({
    mistake,
    file,
    at,
    field: told,
    tells,
    change: put(field, to),
  }));

const FILM = rows("productions/kraka.json", [
  ["a year of two digits", "year", 26, /./],
  ["a year far ahead", "year", 20266, /./],
  ["a picture that is not there", "assets.1.image", "filmer/kraaka.jpg", /ikke finnes/],
  ["an empty alternative text", "assets.1.alt", "", /er tom/],
  ["a file name as alternative text", "assets.1.alt", "kraka.jpg", /forteller ikke/],
  ["a trailer by http", "trailer.url", "http://video.example.no/embed/kraka", /./],
  ["a trailer at no address", "trailer.url", "kraka.mp4", /./],
  ["no age limit", "ageLimit", null, /ikke fastsatt/],
  ["an age limit of 13", "ageLimit", "13", /./],
  ["a running time as 1:45", "runningTime", "1:45", /./],
  ["a running time in seconds", "runningTime", 5640, /mer enn/],
  ["a running time of nothing", "runningTime", 0, /./],
  ["an EDI number of another film", "ediNumber", "20263", /./],
  ["an address without the number", "parentSlug", "kraka", /EDI-nummeret/],
  ["an empty title", "title", "", /./],
  ["a title of spaces", "title", "   ", /./],
  ["a premiere on 31 June", "premiere", "2026-06-31", /./],
  ["a premiere as people write it", "premiere", "20.11.2026", /./],
  ["a premiere of another year", "premiere", "2062-11-20", /./],
  ["two directors in one name", "directors.0", "Kari Demo, Ola Demo", /flere/],
  ["subtitles that say none", "subtitles", "Ingen", /./],
  ["a script in the text", "contents.0.body.0", "<p>Hei<script>alert(1)</script></p>", /<script>/, "contents.0.body"],
  ["text pasted from Word", "contents.0.body.0", '<p class="MsoNormal"><o:p>Hei</o:p></p>', /<o:p>/, "contents.0.body"],
  ["a focal point outside the picture", "assets.0.focalPoint.x", 60, /./],
  ["a field that is not there", "tittel", "Kråka", /./],
  ["a word for a number", "year", "2026", /./],
  ["an unknown kind of film", "objectClass", "movie_soon", /./],
]);

const SHOWING = rows("events/kraka.json", [
  ["a hall that is not there", "hall", "kinosalen", /./],
  ["a film that is not there", "production", "krake", /./],
  ["31 June", "start", "2026-06-31T18:00", /./],
  ["a time of day of 25", "start", "2026-12-04T25:00", /./],
  ["an hour that does not exist", "start", "2027-03-28T02:30", /./],
  ["a date without a time", "start", "2026-12-04", /./],
  ["a showing of a past year as a new one", "start", "2016-12-04T21:30", /./],
  ["a showing of a wrong year", "start", "2062-12-04T21:30", /./],
  ["a ticket address by http", "ticketUrl", "http://billett.example.no/x", /./],
  ["a ticket address that is none", "ticketUrl", "billett", /./],
  ["on sale without an address", "ticketUrl", null, /./],
  ["an unknown status", "status", "utsolgt", /./],
  ["cancelled without a reason", "status", "cancelled", /./, "reason"],
  ["moved without the old time", "status", "moved", /./, "previousStart"],
  ["a negative price", "prices", [{ label: "Ordinær", amount: -1 }], /./, "prices.0.amount"],
  ["an unknown price list", "priceList", "kinoo", /./],
  ["an unknown note", "noteText", "siste", /./],
  ["an unknown access set", "accessSet", "teleslynge", /./],
]);

const SECOND_SHOWING = rows(
  "events/kraka.json",
  [
    ["a hall that is taken", "start", "2026-11-30T21:15", /./],
    ["the id of another showing", "id", "kraka-1130-2115", /./],
  ],
  1,
);

const HOUSE = rows("sites/kulturhuset.json", [
  ["an e-mail address without @", "contact.0.email", "kulturkontoret.example.no", /./],
  ["a phone number as e-mail address", "contact.0.email", "00 00 00 01", /./],
  ["a host with its scheme", "host", "https://rakkestad-kulturhus.example.no", /./],
  ["closing before opening", "openingHours.0.weekly.0.closes", "06:00", /./],
  ["opening at 24:30", "openingHours.0.weekly.0.opens", "24:30", /./],
  ["a colour that is none", "theme.colors.accent", "rødt", /./],
  ["a profile by http", "social.0.url", "http://facebook.example.no/x", /./],
  ["minus in advertising", "advertisingMinutes", -5, /./],
  ["seats as a negative number", "halls.0.capacity", -142, /./],
]);

const OTHERS = [
  ...rows("settings/redirects.json", [
    ["a redirect to itself", "to", "/kino", /./],
    ["a redirect to no page", "to", "/finnes-ikke", /./],
    ["a redirect from a page", "from", "/filmer", /./],
    ["a redirect with spaces", "from", "/kino program", /./],
  ]),
  ...rows("menus/footer.json", [
    ["a menu target that is not there", "path", "/personvern-erklaering", /./],
    ["an empty menu text", "label", "", /./],
    ["an unknown parent", "parent", "om-oss-alt", /./],
  ]),
  ...rows("articles/aldersgrenser.json", [
    ["an address with capitals and æ", "slug", "Ældersgrenser", /./],
    ["an empty article title", "title", "", /./],
    ["a link by a dead path", "content.0", '<p><a href="/finnes-ikke">Her</a></p>', /finnes-ikke/, "content"],
  ]),
  ...rows("articles/ledsagerbevis.json", [["the address of another article", "slug", "aldersgrenser", /./]]),
  ...rows("pages/kom-hit.json", [
    ["the address of another page", "path", "/arrangement", /./],
    ["an unknown block", "blocks.0.component", "coverr", /./],
    ["a block outside its row", "blocks.0.place.row", 9, /./],
  ]),
];

/** What editors do wrong, and where the check tells it. */
export const MISTAKES: readonly Mistake[] = [...FILM, ...SHOWING, ...SECOND_SHOWING, ...HOUSE, ...OTHERS];

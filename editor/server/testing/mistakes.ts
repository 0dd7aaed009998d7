import { isObject, type Json, type JsonPath } from "../../../domain/json/json";

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** Index of the entity in the file. */
  readonly at?: number;
  /** Where it must be reported; `tells` matches the message. */
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
  ["a year of two digits", "year", 26, /er 26, men skal være 1888 eller mer/],
  ["a picture that is not there", "assets.1.image", "filmer/kraaka.jpg", /ikke finnes/],
  ["a wide picture as the poster", "assets.1.image", "filmer/kraka-cover.jpg", /bredere enn det er høyt/],
  ["a file name as alternative text", "assets.1.alt", "kraka.jpg", /forteller ikke/],
  ["a trailer by http", "trailer.url", "http://video.example.no/embed/kraka", /er ikke en nettadresse/],
  ["an EDI number of another film", "ediNumber", "20263", /er «20263», men den er brukt i/],
  ["an address without the number", "parentSlug", "kraka", /EDI-nummeret/],
  ["a premiere on 31 June", "premiere", "2026-06-31", /finnes ikke: juni har 30 dager/],
  ["two directors in one name", "directors.0", "Kari Demo, Ola Demo", /flere/],
  ["subtitles that say none", "subtitles", "Ingen", /er «Ingen», og det vises som språket i teksten/],
  [
    "a script in the text",
    "contents.0.body.0",
    "<p>Hei<script>alert(1)</script></p>",
    /formatering som siden ikke viser/,
    "contents.0.body",
  ],
  [
    "text pasted from Word",
    "contents.0.body.0",
    '<p class="MsoNormal"><o:p>Hei</o:p></p>',
    /formatering som siden ikke viser/,
    "contents.0.body",
  ],
  ["a field that is not there", "tittel", "Kråka", /er et felt skjemaet ikke kjenner/],
]);

const SHOWING = rows("events/kraka.json", [
  ["a hall that is not there", "hall", "kinosalen", /peker på «kinosalen», men nettstedet har ingen slik sal/],
  [
    "a film that is not there",
    "production",
    "krake",
    /peker på «krake», men ingen film eller noe arrangement heter det/,
  ],
  ["an hour that does not exist", "start", "2027-03-28T02:30", /finnes ikke: klokka stilles fram den natten/],
  ["a showing of a past year as a new one", "start", "2025-12-04T21:30", /er 4. desember 2025, som har vært/],
  ["a showing of a wrong year", "start", "2062-12-04T21:30", /år fram i tid/],
  ["cancelled without a reason", "status", "cancelled", /mangler/, "reason"],
  ["a price without an amount", "prices", [{ label: "Voksen" }], /mangler/, "prices.0.amount"],
  ["a sale without a price", "hall", "grupperom-i", /ingen pris er over 0 kr/, "status"],
  ["1350 for 135", "prices", [{ label: "Voksen", amount: 1350 }], /koster ellers rundt/, "prices.0.amount"],
  ["four in the night for four in the afternoon", "start", "2026-12-04T04:00", /midt på natten.*16\.00/],
  ["an unknown note", "noteText", "siste", /peker på «siste», men nettstedet har ingen slik beskjed/],
]);

const SECOND_SHOWING = rows(
  "events/kraka.json",
  [
    ["a hall that is taken", "start", "2026-11-30T21:15", /salen «Kinosal» er opptatt av «Kråka»/],
    [
      "the id of another showing",
      "id",
      "kraka-1130-2115",
      /er «Kråka, mandag 30. november kl. 21.15», men den er brukt i/,
    ],
  ],
  1,
);

const HOUSE = rows("sites/kulturhuset.json", [
  ["an e-mail address without @", "contact.0.email", "kulturkontoret.example.no", /er ikke en e-postadresse/],
  ["a host with its scheme", "host", "https://rakkestad-kulturhus.example.no", /er ikke et vertsnavn/],
  ["closing before opening", "openingHours.0.weekly.0.closes", "06:00", /er 06.00, men det åpner ikke før 10.00/],
  ["a colour that is none", "theme.colors.accent", "rødt", /er ikke en farge/],
]);

const OTHERS = [
  ...rows("settings/redirects.json", [
    ["a redirect to itself", "to", "/kino", /leder i ring/],
    ["a redirect to no page", "to", "/finnes-ikke", /leder til «\/finnes-ikke», som ikke finnes/],
    ["a redirect from a page", "from", "/filmer", /er «\/filmer», men den adressen er en side/],
  ]),
  ...rows("menus/footer.json", [
    [
      "a menu target that is not there",
      "path",
      "/personvern-erklaering",
      /har en lenke til «\/personvern-erklaering», som ikke finnes/,
    ],
    ["an unknown parent", "parent", "om-oss-alt", /er «om-oss-alt», men det menypunktet finnes ikke/],
  ]),
  ...rows("articles/aldersgrenser.json", [
    ["an address with capitals and æ", "slug", "Ældersgrenser", /har tegn som ikke kan stå i en nettadresse/],
    ["a link by a dead path", "content.0", '<p><a href="/finnes-ikke">Her</a></p>', /finnes-ikke/, "content"],
  ]),
  ...rows("articles/ledsagerbevis.json", [
    ["the address of another article", "slug", "aldersgrenser", /er «Aldersgrenser», men den er brukt i/],
  ]),
  ...rows("pages/kom-hit.json", [
    ["the address of another page", "path", "/arrangement", /lager «\/arrangement», men det gjør også/],
    ["a block outside its row", "blocks.0.place.row", 9, /er 9, men malen har \d+ rader/],
  ]),
];

/** Typical editor mistakes, and where the check reports them. */
export const MISTAKES: readonly Mistake[] = [...FILM, ...SHOWING, ...SECOND_SHOWING, ...HOUSE, ...OTHERS];

import { isObject, type Json, type JsonPath } from "../../../domain/json/json";

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** Which of the file's entities. */
  readonly at?: number;
  /** Where it must be reported, and a part of the text. */
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
  ["a year far ahead", "year", 20266, /er 20266, men skal være 2199 eller mindre/],
  ["a picture that is not there", "assets.1.image", "filmer/kraaka.jpg", /ikke finnes/],
  ["a wide picture as the poster", "assets.1.image", "filmer/kraka-cover.jpg", /bredere enn det er høyt/],
  ["an empty alternative text", "assets.1.alt", "", /er tom/],
  ["a file name as alternative text", "assets.1.alt", "kraka.jpg", /forteller ikke/],
  ["a trailer by http", "trailer.url", "http://video.example.no/embed/kraka", /er ikke en nettadresse/],
  ["a trailer at no address", "trailer.url", "kraka.mp4", /er ikke en nettadresse/],
  ["no age limit", "ageLimit", null, /ikke fastsatt/],
  ["an age limit of 13", "ageLimit", "13", /har en ukjent verdi: "13"/],
  ["a running time as 1:45", "runningTime", "1:45", /skal være et tall, men er teksten "1:45"/],
  ["a running time in seconds", "runningTime", 5640, /mer enn/],
  ["a running time of nothing", "runningTime", 0, /er 0, men skal være 1 eller mer/],
  ["an EDI number of another film", "ediNumber", "20263", /er «20263», men den er brukt i/],
  ["an address without the number", "parentSlug", "kraka", /EDI-nummeret/],
  ["an empty title", "title", "", /er tom/],
  ["a title of spaces", "title", "   ", /er tom/],
  ["a premiere on 31 June", "premiere", "2026-06-31", /finnes ikke: juni har 30 dager/],
  ["a premiere as people write it", "premiere", "20.11.2026", /er ikke skrevet som en dato/],
  ["a premiere of another year", "premiere", "2062-11-20", /år fram i tid/],
  ["two directors in one name", "directors.0", "Kari Demo, Ola Demo", /flere/],
  ["subtitles that say none", "subtitles", "Ingen", /er «Ingen», og det vises som språket i teksten/],
  ["a script in the text", "contents.0.body.0", "<p>Hei<script>alert(1)</script></p>", /<script>/, "contents.0.body"],
  ["text pasted from Word", "contents.0.body.0", '<p class="MsoNormal"><o:p>Hei</o:p></p>', /<o:p>/, "contents.0.body"],
  ["a focal point outside the picture", "assets.0.focalPoint.x", 60, /er 60, men skal være 1 eller mindre/],
  ["a field that is not there", "tittel", "Kråka", /er et ukjent felt/],
  ["a word for a number", "year", "2026", /skal være et tall, men er teksten "2026"/],
  ["an unknown kind of film", "objectClass", "movie_soon", /har en ukjent verdi: "movie_soon"/],
]);

const SHOWING = rows("events/kraka.json", [
  ["a hall that is not there", "hall", "kinosalen", /peker på «kinosalen», men nettstedet har ingen slik sal/],
  ["a film that is not there", "production", "krake", /peker på «krake», men ingen film eller noe arrangement har/],
  ["31 June", "start", "2026-06-31T18:00", /finnes ikke: juni har 30 dager/],
  ["a time of day of 25", "start", "2026-12-04T25:00", /er ikke skrevet som et tidspunkt/],
  ["an hour that does not exist", "start", "2027-03-28T02:30", /finnes ikke: klokka stilles fram den natten/],
  ["a date without a time", "start", "2026-12-04", /har ikke klokkeslett/],
  ["a showing of a past year as a new one", "start", "2016-12-04T21:30", /nettstedet er en demonstrasjon/],
  ["a showing of a wrong year", "start", "2062-12-04T21:30", /år fram i tid/],
  ["a ticket address by http", "ticketUrl", "http://billett.example.no/x", /er ikke en nettadresse/],
  ["a ticket address that is none", "ticketUrl", "billett", /er ikke en nettadresse/],
  ["on sale without an address", "ticketUrl", null, /skal være en tekst i anførselstegn, men er null/],
  ["an unknown status", "status", "utsolgt", /har en ukjent verdi: "utsolgt"/],
  ["cancelled without a reason", "status", "cancelled", /mangler/, "reason"],
  ["moved without the old time", "status", "moved", /mangler/, "previousStart"],
  [
    "a negative price",
    "prices",
    [{ label: "Ordinær", amount: -1 }],
    /er -1, men skal være 0 eller mer/,
    "prices.0.amount",
  ],
  ["a price without an amount", "prices", [{ label: "Voksen" }], /mangler/, "prices.0.amount"],
  ["a sale without a price", "hall", "grupperom-i", /ingen pris er over 0 kr/, "status"],
  ["1350 for 135", "prices", [{ label: "Voksen", amount: 1350 }], /koster ellers rundt/, "prices.0.amount"],
  ["four in the night for four in the afternoon", "start", "2026-12-04T04:00", /midt på natten.*16\.00/],
  ["an unknown price list", "priceList", "kinoo", /peker på «kinoo», men nettstedet har ingen slik prisliste/],
  ["an unknown note", "noteText", "siste", /peker på «siste», men nettstedet har ingen slik beskjed/],
  ["an unknown access set", "accessSet", "teleslynge", /peker på «teleslynge», men nettstedet har ingen slik/],
]);

const SECOND_SHOWING = rows(
  "events/kraka.json",
  [
    ["a hall that is taken", "start", "2026-11-30T21:15", /salen «Kinosal» er opptatt av «Kråka»/],
    [
      "the id of another showing",
      "id",
      "kraka-1130-2115",
      /er «kraka-1130-2115», men den er brukt i events\/kraka\.json/,
    ],
  ],
  1,
);

const HOUSE = rows("sites/kulturhuset.json", [
  ["an e-mail address without @", "contact.0.email", "kulturkontoret.example.no", /er ikke en e-postadresse/],
  ["a phone number as e-mail address", "contact.0.email", "00 00 00 01", /er ikke en e-postadresse/],
  ["letters in a phone number", "contact.0.phone", "69 OO 00 01", /er ikke et telefonnummer/],
  ["a phone number of two digits", "contact.0.phone", "69", /er ikke et telefonnummer/],
  ["a host with its scheme", "host", "https://rakkestad-kulturhus.example.no", /er ikke et vertsnavn/],
  [
    "closing before opening",
    "openingHours.0.weekly.0.closes",
    "06:00",
    /er 06:00, men det åpner \(opens\) ikke før 10:00/,
  ],
  ["opening at 24:30", "openingHours.0.weekly.0.opens", "24:30", /er ikke et klokkeslett/],
  ["a colour that is none", "theme.colors.accent", "rødt", /er ikke en farge/],
  ["a profile by http", "social.0.url", "http://facebook.example.no/x", /er ikke en nettadresse/],
  ["minus in advertising", "advertisingMinutes", -5, /er -5, men skal være 0 eller mer/],
  ["seats as a negative number", "halls.0.capacity", -142, /er -142, men skal være 1 eller mer/],
]);

const OTHERS = [
  ...rows("settings/redirects.json", [
    ["a redirect to itself", "to", "/kino", /leder i ring/],
    ["a redirect to no page", "to", "/finnes-ikke", /leder til «\/finnes-ikke», som ikke finnes/],
    ["a redirect from a page", "from", "/filmer", /er «\/filmer», men den adressen er en side/],
    ["a redirect with spaces", "from", "/kino program", /er ikke en gammel sti/],
  ]),
  ...rows("menus/footer.json", [
    [
      "a menu target that is not there",
      "path",
      "/personvern-erklaering",
      /har en lenke til «\/personvern-erklaering», som ikke finnes/,
    ],
    ["an empty menu text", "label", "", /er tom/],
    ["an unknown parent", "parent", "om-oss-alt", /er «om-oss-alt», men det menypunktet finnes ikke/],
  ]),
  ...rows("articles/aldersgrenser.json", [
    ["an address with capitals and æ", "slug", "Ældersgrenser", /har tegn som ikke kan stå i en nettadresse/],
    ["an empty article title", "title", "", /er tom/],
    ["a link by a dead path", "content.0", '<p><a href="/finnes-ikke">Her</a></p>', /finnes-ikke/, "content"],
  ]),
  ...rows("articles/ledsagerbevis.json", [
    ["the address of another article", "slug", "aldersgrenser", /er «aldersgrenser», men den er brukt i/],
  ]),
  ...rows("pages/kom-hit.json", [
    ["the address of another page", "path", "/arrangement", /lager «\/arrangement», men det gjør også/],
    ["an unknown block", "blocks.0.component", "coverr", /har en ukjent verdi: "coverr"/],
    ["a block outside its row", "blocks.0.place.row", 9, /er 9, men malen har 3 rader/],
  ]),
];

/** What editors do wrong, and where the check reports it. */
export const MISTAKES: readonly Mistake[] = [...FILM, ...SHOWING, ...SECOND_SHOWING, ...HOUSE, ...OTHERS];

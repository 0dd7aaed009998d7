import { z } from "zod";
import { productionCalendar, showingCalendar } from "../../../../domain/addresses/calendar-address";
import { ofNode } from "../../../../domain/publishing/node-error";
import { ageLimitLabel } from "../../../../domain/showings/age-limit";
import { adultPrice } from "../../../../domain/showings/price";
import { ACCESSIBILITY } from "../../../../domain/showings/showing";
import { SHOWING_STATES } from "../../../../domain/showings/showing-state";
import { toIso } from "../../../../domain/time/oslo";
import type { MachineFile } from "./machine-file";
import { absolute, type Production, type Programme, recentShowings, type Showing, type Website } from "./programme";

const PROGRAMME_DATA = "/data/program.json";
const PROGRAMME_SCHEMA = "/data/program.schema.json";

/** Follows semver: the major number rises when something is removed or changes its meaning. */
const PROGRAMME_VERSION = "2.1.0";

const url = z.url();
const instant = z.iso.datetime({ offset: true });

const production = z.strictObject({
  id: z.string().describe("Fast kjennetegn for filmversjonen eller arrangementet."),
  kind: z.enum(["movie", "culture"]).describe("movie er film, culture er kulturarrangement."),
  type: z.string().describe("Typen i ord: Film, Konsert, Teater …"),
  title: z.string(),
  version: z.string().nullable().describe("Skiller versjoner av én film: 3D, Norsk tale."),
  summary: z.string(),
  url: url.nullable().describe("Siden på nettstedet. Versjoner av samme film har den samme."),
  calendar: url.nullable().describe("Kalender (iCalendar) med alle forestillingene."),
  ediNumber: z.string().nullable(),
  runningTime: z.int().nullable().describe("Minutter."),
  ageLimit: z
    .string()
    .nullable()
    .describe("A, 6, 9, 12, 15 eller 18; null når den ikke er fastsatt eller ikke gjelder."),
  ageText: z.string().nullable().describe("Aldersgrensen, eller hvem arrangementet passer for, i ord."),
  audience: z.array(z.string()).describe("children, youth, adults, seniors."),
  genres: z.array(z.string()),
  directors: z.array(z.string()),
  cast: z.array(z.string()),
  performers: z.array(z.string()),
  spokenLanguage: z.string().nullable(),
  subtitles: z.string().nullable(),
  format: z.string().nullable(),
  premiere: z.iso.date().nullable(),
  organiser: z.string().nullable(),
});

const showing = z.strictObject({
  id: z.string().describe("Fast kjennetegn. Det beholdes når forestillingen flyttes eller avlyses."),
  production: z.string().describe("Id-en til filmversjonen eller arrangementet i productions."),
  start: instant,
  end: instant.nullable().describe("Med reklame; null når ingen vet."),
  status: z
    .enum(SHOWING_STATES)
    .describe(
      "Hva forestillingen var i det minuttet nettstedet ble bygd: planned og saleOpensAt er ikke i salg ennå, begun har begynt, over har vært. En flyttet (moved) er i salg når ticketUrl står der.",
    ),
  reason: z.string().nullable().describe("Hvorfor den er avlyst eller flyttet."),
  previousStart: instant.nullable().describe("Det gamle tidspunktet for en flyttet forestilling."),
  saleOpens: instant.nullable().describe("Når billettsalget åpner eller åpnet; null når ingen har skrevet det."),
  hall: z.string(),
  accessibility: z.array(z.enum(ACCESSIBILITY)),
  features: z.array(z.string()),
  prices: z.array(z.strictObject({ label: z.string(), amount: z.number().describe("Norske kroner.") })),
  adultPrice: z
    .strictObject({ from: z.number(), to: z.number() })
    .nullable()
    .describe("Det en vanlig voksen betaler, i kroner; to er høyere enn from der plassene koster ulikt."),
  ticketUrl: url.nullable().describe("Billettselgerens adresse; null når det ikke er noe å kjøpe."),
  note: z.string().nullable(),
  calendar: url.describe("Kalender (iCalendar) med bare denne forestillingen."),
  lastChanged: instant,
});

/** The shape of /data/program.json, from which its JSON Schema is generated. */
const programmeData = z
  .strictObject({
    $schema: url,
    version: z.literal(PROGRAMME_VERSION),
    house: z.strictObject({
      name: z.string(),
      url,
      address: z.strictObject({ street: z.string(), postalCode: z.string(), city: z.string() }),
      timeZone: z.literal("Europe/Oslo"),
    }),
    productions: z.array(production),
    showings: z.array(showing).describe("I tidsrekkefølge."),
  })
  .describe("Programmet: filmer, kulturarrangementer og forestillinger. Tider er ISO 8601 med tidsforskyvning.");

type ProgrammeData = z.infer<typeof programmeData>;

const isoOrNull = (moment: string | null): string | null => (moment === null ? null : toIso(moment));

const productionData = (one: Production, website: Website): z.input<typeof production> => {
  const calendar = one.path === null ? null : productionCalendar(one);
  return {
    id: one.key,
    kind: one.object === "movie" ? "movie" : "culture",
    type: one.kind,
    title: one.title,
    version: one.versionLabel,
    summary: one.contents[0]?.summary ?? "",
    url: one.path === null ? null : absolute(website, one.path),
    calendar: calendar === null ? null : absolute(website, calendar),
    ediNumber: one.ediNumber,
    runningTime: one.runningTime,
    ageLimit: one.ageLimit,
    ageText: one.object === "movie" ? ageLimitLabel(one.ageLimit) : one.ageText,
    audience: [...one.audience],
    genres: [...one.genres],
    directors: [...one.directors],
    cast: [...one.cast],
    performers: [...one.performers],
    spokenLanguage: one.spokenLanguage,
    subtitles: one.subtitles,
    format: one.format,
    premiere: one.premiere,
    organiser: one.organiser,
  };
};

const showingData = (one: Showing, website: Website) => ({
  id: one.key,
  production: one.production.key,
  start: one.startIso,
  end: one.endIso,
  status: one.now.state,
  reason: one.reason,
  previousStart: isoOrNull(one.previousStart),
  saleOpens: isoOrNull(one.saleOpens),
  hall: one.hall.name,
  accessibility: one.accessibility,
  features: one.features,
  prices: one.prices,
  adultPrice: adultPrice(one.prices),
  ticketUrl: one.now.canBuy ? one.ticketUrl : null,
  note: one.note,
  calendar: absolute(website, showingCalendar(one.key)),
  lastChanged: toIso(one.lastChanged),
});

const dataOf = (programme: Programme): ProgrammeData => {
  const { website, productions } = programme;
  const { street, postalCode, city } = website.address;
  // Parsing ensures that what is published has the shape of the schema.
  return programmeData.parse({
    $schema: absolute(website, PROGRAMME_SCHEMA),
    version: PROGRAMME_VERSION,
    house: { name: website.name, url: website.url, address: { street, postalCode, city }, timeZone: "Europe/Oslo" },
    productions: productions.map((one) => ofNode("Production", one.key, () => productionData(one, website))),
    showings: recentShowings(programme).map((one) => ofNode("Event", one.key, () => showingData(one, website))),
  });
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The programme as open data, and the JSON Schema that describes it. */
export const programmeDataFiles = (programme: Programme): readonly MachineFile[] => {
  const schema = z.toJSONSchema(programmeData, { target: "draft-2020-12" });
  return [
    { path: PROGRAMME_DATA, text: json(dataOf(programme)) },
    {
      path: PROGRAMME_SCHEMA,
      text: json({
        ...schema,
        $id: absolute(programme.website, PROGRAMME_SCHEMA),
        title: `Program ${PROGRAMME_VERSION}`,
      }),
    },
  ];
};

import { z } from "zod";
import { WEEKDAY_KEYS } from "../../../../src/rules/opening-hours";
import { accessibility } from "./event";
import {
  clock,
  date,
  evenWhenFieldsAreWrong,
  hostName,
  id,
  kroner,
  list,
  locale,
  location,
  logoPath,
  pagePath,
  people,
  picture,
  schemaReference,
  text,
  webUrl,
  wholeNumber,
} from "./fields";

const NO_COLOR = "er ikke en farge. → Skriv # og seks tegn, for eksempel #9B1B30.";

const hexColor = z
  .templateLiteral(["#", z.string()], NO_COLOR)
  .refine((value) => /^#[0-9a-f]{6}$/i.test(value), NO_COLOR);

const enabled = z.boolean().describe("true viser den, false skjuler den.");

const setup = z.strictObject({
  kind: z
    .enum(["cinema", "long-tables", "horseshoe", "cafe", "banquet", "classroom", "standing", "boardroom"])
    .describe("Formen, for tegningen."),
  name: text.describe("Hva oppsettet heter."),
  seats: people(1).describe("Antall plasser."),
  text: text.optional().describe("Hva det passer til."),
});

const price = z.strictObject({
  label: text,
  amount: kroner,
  unit: text.describe("per time, per dag …"),
  note: text.optional(),
});

export const hallSchema = z.strictObject({
  id: id.describe("Kjennetegnet som forestillinger og sider peker på."),
  name: text,
  page: pagePath.nullable().describe("Siden om rommet, eller null."),
  part: id.nullable().describe("Id-en til åpningstidene som gjelder for rommet, eller null."),
  capacity: people(1).describe("Hvor mange rommet tar."),
  wheelchairSpaces: people(0).describe("Antall rullestolplasser."),
  area: z.number().positive().max(100_000).optional().describe("Areal i kvadratmeter."),
  floor: text.optional().describe("Hvor i huset rommet ligger."),
  accessibility: accessibility.describe("Tilrettelegging i rommet."),
  picture: picture.optional(),
  setups: list(setup).default([]).describe("Bordoppsett."),
  equipment: list(text).default([]).describe("Utstyr som følger med."),
  prices: list(price).default([]).describe("Leiepriser."),
  bookingUrl: webUrl.nullable().describe("Lenken til bestilling, eller null når rommet ikke leies ut."),
});

const weekly = z.strictObject({
  days: z.array(z.enum(WEEKDAY_KEYS)).min(1, "er tom. → Skriv minst én dag, for eksempel monday."),
  opens: clock,
  closes: clock,
  note: text.optional(),
});

const exception = z
  .strictObject({
    from: date,
    to: date.optional(),
    closed: z.boolean().default(false),
    opens: clock.optional(),
    closes: clock.optional(),
    reason: text.describe("Hvorfor, for eksempel Sommerstengt."),
  })
  .superRefine((value, context) => {
    if (!value.closed && (value.opens === undefined || value.closes === undefined)) {
      context.addIssue({ code: "custom", message: "mangler tider. → Skriv opens og closes, eller closed: true." });
    }
    if (
      [value.from, value.to].every((day) => date.safeParse(day).success) &&
      value.to !== undefined &&
      value.to < value.from
    ) {
      context.addIssue({
        code: "custom",
        path: ["to"],
        message: "er før from. → Skriv samme dag som from eller en senere. Gjelder det én dag, fjerner du to.",
      });
    }
  }, evenWhenFieldsAreWrong);

const followsProgramme = z.strictObject({
  minutesBefore: wholeNumber(0, 240).describe("Hvor mange minutter før dagens første forestilling dørene åpner."),
});

export const openingHoursSchema = z
  .strictObject({
    id: id.describe("Kjennetegnet som sider og rom peker på."),
    name: text,
    weekly: list(weekly).optional().describe("Vanlige tider. Skrives ikke sammen med followsProgramme."),
    followsProgramme: followsProgramme
      .optional()
      .describe("Åpent når noe vises i salene som har denne delen som part. Står i stedet for weekly."),
    exceptions: list(exception).default([]).describe("Dager med andre tider."),
    eventsOutsideHours: z
      .boolean()
      .default(false)
      .describe(
        "true når dørene åpnes for arrangementer utenom de vanlige tidene. Unntak og helligdager gjelder likevel.",
      ),
    publicHolidays: z.enum(["closed", "asUsual"]).describe("closed holder stengt på helligdager."),
    note: text.optional(),
  })
  .superRefine((part, context) => {
    if ((part.weekly === undefined) !== (part.followsProgramme === undefined)) return;
    context.addIssue({
      code: "custom",
      path: ["weekly"],
      message:
        part.weekly === undefined
          ? "mangler. → Skriv de vanlige tidene, eller followsProgramme når tidene skal følge programmet."
          : "kan ikke stå sammen med followsProgramme. → Fjern weekly når tidene skal følge programmet, og followsProgramme ellers.",
    });
  }, evenWhenFieldsAreWrong);

/** Section 3, Site, with what the house needs besides: halls, hours, advertising, address, theme colours. */
export const siteSchema = z
  .strictObject({
    $schema: schemaReference,
    id,
    name: text.describe("Husets navn."),
    description: text.describe("Én setning om huset."),
    host: hostName.describe("Adressen som gjelder."),
    aliases: list(hostName).default([]).describe("Andre adresser, som sendes videre til host."),
    published: z.boolean().describe("false ber søkemotorer om å la nettstedet være."),
    stage: z.enum(["development", "test", "production"]),
    skeletonVersion: text,
    locale: z.strictObject({
      available: list(locale).min(1, "er tom. → Skriv minst ett språk."),
      enabled: z.array(locale).length(1, 'skal ha ett språk. → Skriv ["nb"].'),
      default: locale,
    }),
    components: z
      .array(z.strictObject({ train: text, version: text }))
      .describe("Blokkfamiliene nettstedet er laget for, med versjon."),
    partners: list(z.strictObject({ id: wholeNumber(0, 1_000_000_000), name: text })).describe(
      "Den første velger filmplattform.",
    ),
    analytics: z
      .strictObject({ enabled, page: pagePath.optional().describe("Siden som forteller hva som lagres.") })
      .default({ enabled: false })
      .describe("enabled: true spør leseren om lov til statistikk. Uten ja sendes ingenting."),
    errorCollector: location
      .optional()
      .describe("Adressen nettstedet melder feil i nettleseren til. Uten den sendes ingenting."),
    theme: z.strictObject({
      logo: logoPath,
      favicon: logoPath,
      colors: z.strictObject({
        accent: hexColor.describe("Hovedfargen: knapper og lenker."),
        light: hexColor.describe("Lyset: det som skal fange øyet på mørk bunn."),
        neutral: hexColor.describe("Gråtonen som flater og linjer får sitt skjær fra."),
      }),
      corners: z.enum(["sharp", "round"]).describe("sharp gir rette hjørner, round gir runde."),
      footer: z.strictObject({ enabled, text: text.optional() }),
      search: z.strictObject({ enabled, path: pagePath.describe("Siden søket går til.") }),
      language: z.strictObject({ enabled }),
    }),
    advertisingMinutes: wholeNumber(0, 120).describe("Minutter reklame og trailere før filmen."),
    halls: list(hallSchema),
    openingHours: list(openingHoursSchema),
    address: z.strictObject({ name: text, street: text, postalCode: text, city: text }),
    contact: list(
      z.strictObject({
        id,
        name: text,
        role: text.optional(),
        phone: text.optional(),
        email: z.email("er ikke en e-postadresse. → Skriv for eksempel post@example.no.").optional(),
      }),
    ),
    social: list(z.strictObject({ name: text, url: webUrl })),
    accessibilityStatement: webUrl
      .optional()
      .describe("Adressen til tilgjengelighetserklæringen som kommunen har publisert på uustatus.no."),
    ticketSeller: z.strictObject({
      name: text,
      url: webUrl,
      companionPass: text.describe("Hvordan ledsagerbevis brukes hos denne selgeren."),
    }),
    demonstration: z
      .strictObject({ anchor: date })
      .optional()
      .describe("Bare for demonstrasjon: uka datoene er skrevet for. De flyttes til uka i dag."),
  })
  .describe("Et nettsted: navn, utseende, saler og åpningstider.");

export type SiteSettings = z.infer<typeof siteSchema>;
export type Hall = z.infer<typeof hallSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;

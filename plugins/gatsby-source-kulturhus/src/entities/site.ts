import { z } from "zod";
import { WEEKDAY_KEYS } from "../../../../src/rules/opening-hours";
import { accessibility } from "./event";
import {
  clock,
  date,
  evenWhenFieldsAreWrong,
  id,
  kroner,
  logoPath,
  path,
  picture,
  schemaReference,
  text,
  webUrl,
} from "./fields";

const NO_COLOR = "er ikke en farge. → Skriv # og seks tegn, for eksempel #9B1B30.";

const hexColor = z
  .templateLiteral(["#", z.string()], NO_COLOR)
  .refine((value) => /^#[0-9a-f]{6}$/i.test(value), NO_COLOR);

const hostName = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "er ikke et vertsnavn. → Skriv for eksempel kulturhus.example.no.");

const enabled = z.boolean().describe("true viser den, false skjuler den.");

const setup = z.strictObject({
  kind: z
    .enum(["cinema", "long-tables", "horseshoe", "cafe", "banquet", "classroom", "standing", "boardroom"])
    .describe("Formen, for tegningen."),
  name: text.describe("Hva oppsettet heter."),
  seats: z.int().positive().describe("Antall plasser."),
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
  page: path.nullable().describe("Siden om rommet, eller null."),
  part: id.nullable().describe("Id-en til åpningstidene som gjelder for rommet, eller null."),
  capacity: z.int().positive().describe("Hvor mange rommet tar."),
  wheelchairSpaces: z.int().nonnegative().describe("Antall rullestolplasser."),
  area: z.number().positive().optional().describe("Areal i kvadratmeter."),
  floor: text.optional().describe("Hvor i huset rommet ligger."),
  accessibility: accessibility.describe("Tilrettelegging i rommet."),
  picture: picture.optional(),
  setups: z.array(setup).default([]).describe("Bordoppsett."),
  equipment: z.array(text).default([]).describe("Utstyr som følger med."),
  prices: z.array(price).default([]).describe("Leiepriser."),
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
      context.addIssue({ code: "custom", path: ["to"], message: "er før from. → Rett datoene." });
    }
  }, evenWhenFieldsAreWrong);

const followsProgramme = z.strictObject({
  minutesBefore: z.int().min(0).max(240).describe("Hvor mange minutter før dagens første forestilling dørene åpner."),
});

export const openingHoursSchema = z
  .strictObject({
    id: id.describe("Kjennetegnet som sider og rom peker på."),
    name: text,
    weekly: z.array(weekly).optional().describe("Vanlige tider. Skrives ikke sammen med followsProgramme."),
    followsProgramme: followsProgramme
      .optional()
      .describe("Åpent når noe vises i salene som har denne delen som part. Står i stedet for weekly."),
    exceptions: z.array(exception).default([]).describe("Dager med andre tider."),
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
    aliases: z.array(hostName).default([]).describe("Andre adresser, som sendes videre til host."),
    published: z.boolean().describe("false ber søkemotorer om å la nettstedet være."),
    stage: z.enum(["development", "test", "production"]),
    skeletonVersion: text,
    locale: z.strictObject({
      available: z.array(z.string()).min(1, "er tom. → Skriv minst ett språk."),
      enabled: z.array(z.string()).length(1, 'skal ha ett språk. → Skriv ["nb"].'),
      default: z.string(),
    }),
    components: z
      .array(z.strictObject({ train: text, version: text }))
      .describe("Blokkfamiliene nettstedet er laget for, med versjon."),
    partners: z.array(z.strictObject({ id: z.int(), name: text })).describe("Den første velger filmplattform."),
    analytics: z
      .strictObject({ enabled, page: path.optional().describe("Siden som forteller hva som lagres.") })
      .default({ enabled: false })
      .describe("enabled: true spør leseren om lov til statistikk. Uten ja sendes ingenting."),
    errorCollector: z
      .string()
      .regex(/^(\/|https:\/\/)\S+$/, "er ikke en adresse. → Begynn med / på eget nettsted, eller https:// på et annet.")
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
      search: z.strictObject({ enabled, path: path.describe("Siden søket går til.") }),
      language: z.strictObject({ enabled }),
    }),
    advertisingMinutes: z.int().nonnegative().describe("Minutter reklame og trailere før filmen."),
    halls: z.array(hallSchema),
    openingHours: z.array(openingHoursSchema),
    address: z.strictObject({ name: text, street: text, postalCode: text, city: text }),
    contact: z.array(
      z.strictObject({
        id,
        name: text,
        role: text.optional(),
        phone: text.optional(),
        email: z.email("er ikke en e-postadresse. → Skriv for eksempel post@example.no.").optional(),
      }),
    ),
    social: z.array(z.strictObject({ name: text, url: webUrl })),
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

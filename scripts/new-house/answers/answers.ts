import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "zod";
import { hostName, id, text, webUrl } from "../../../domain/fields";
import { bareName } from "../../../engine/checks/contradictions/twins";
import { withoutHtml } from "../../../engine/checks/plain-text";
import { hasMarkdown } from "../../../engine/content/html-slips";
import { FILM_PLATFORM_PARTNERS } from "../../../src/lib/film-platform-partner";
import { openingTimes } from "./opening-times";
import { PART_NAMES, PARTS, PARTS_WITH_SHOWINGS } from "./parts";

/**
 * Curly brackets would be read as a reference to a film or an article. Names start paragraphs that may be consecutive,
 * and two lines starting with "- " are a Markdown list.
 */
const isPlain = (value: string): boolean =>
  withoutHtml(value) === null && !hasMarkdown(`${value}\n${value}`) && !/[{}]/.test(value);

const line = (longest: number) =>
  text
    .max(longest, `er lengre enn ${longest} tegn. → Kort den ned.`)
    .refine(
      isPlain,
      "har koder i teksten. → Skriv bare ord, uten tagger som <b>, krøllparenteser, stjerner eller > foran.",
    );

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "er ikke en farge. → Skriv # og seks tegn, for eksempel #9B1B30.");

const part = z.enum(PART_NAMES as [(typeof PART_NAMES)[number], ...(typeof PART_NAMES)[number][]], {
  error: `er ikke en del av huset. → Velg blant ${PART_NAMES.join(", ")}.`,
});

const rent = z.strictObject({ label: line(80), amount: z.int().min(0).max(1_000_000), unit: line(40) });

const hall = z.strictObject({
  name: line(80),
  seats: z.int().min(1).max(100_000),
  wheelchairSpaces: z.int().min(0).max(1_000).default(0),
  part: part.exclude(["filmklubb"]).optional(),
  toLet: z.boolean().default(false),
  prices: z.array(rent).default([]),
});

/** "www.blåfjellkino.no" as servers and browsers write it. What is no name stays, and is refused. */
const asciiHost = (written: string): string =>
  (/^[\p{L}\p{M}\d.-]+$/u.test(written) && domainToASCII(written)) || written;

/** Whether each encoded label stands for a name; Node 24 reads "xn--a" as one, and leaves it as it is. */
const isDecoded = (host: string): boolean => !/(?:^|\.)xn--/.test(domainToUnicode(host));

const NO_POSTAL_CODE = 'er ikke et postnummer. → Skriv fire sifre i anførselstegn, for eksempel "1870".';

const shape = z.strictObject({
  name: line(80),
  municipality: line(80),
  host: z
    .string()
    .transform(asciiHost)
    .pipe(hostName)
    .refine(isDecoded, "er ikke et vertsnavn. → Skriv for eksempel kulturhus.example.no."),
  parts: z.array(part).min(1, "er tom. → Velg minst én del av huset."),
  halls: z.array(hall).max(100).default([]),
  openingHours: z.partialRecord(part.exclude(["filmklubb", "kino"]), openingTimes).default({}),
  address: z.strictObject({
    street: line(80),
    // Also as on an envelope: "NO-1870". No place has 0000.
    postalCode: z
      .string(NO_POSTAL_CODE)
      .transform((written) => written.trim().replace(/^NO?-?(?=\d)/i, ""))
      .pipe(z.string().regex(/^(?!0000)\d{4}$/, NO_POSTAL_CODE)),
    city: line(80),
  }),
  email: z.email("er ikke en e-postadresse. → Skriv for eksempel post@example.no."),
  phone: line(30).optional(),
  dataProtectionOfficer: z.email("er ikke en e-postadresse. → Skriv for eksempel ombud@example.no.").optional(),
  partner: z
    .strictObject({ id: z.int().min(0).max(1_000_000_000), name: line(80) })
    .nullable()
    .default(null),
  ticketSeller: z
    .strictObject({ name: line(80), url: webUrl, companionPass: line(400) })
    .nullable()
    .default(null),
  bookingUrl: webUrl.optional(),
  colors: z.strictObject({ accent: color, light: color, neutral: color }).optional(),
  logo: z.string().optional(),
  corners: z.enum(["sharp", "round"]).default("sharp"),
  id: id.optional(),
});

const hasPlatform = (partner: { readonly id: number } | null): boolean =>
  FILM_PLATFORM_PARTNERS.some((known) => known === partner?.id);

/** The required facts of a house; its content leaves out everything else. */
export const answersSchema = shape.superRefine(({ parts, halls, partner, openingHours }, context) => {
  const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  for (const one of PARTS_WITH_SHOWINGS) {
    if (parts.includes(one) && !halls.some((hall) => hall.part === one))
      need("halls", `mangler et rom for ${PARTS[one].name.toLowerCase()}. → Skriv "part": "${one}" på ett av dem.`);
  }
  for (const { name, part: of } of halls) {
    if (of !== undefined && !parts.includes(of))
      need("halls", `har «${name}» i delen ${of}, som huset ikke har. → Legg ${of} til i parts, eller fjern part.`);
  }
  for (const [at, { name }] of halls.entries()) {
    if (halls.slice(0, at).some((other) => bareName(other.name) === bareName(name)))
      need("halls", `har to rom som heter «${name}». → Gi dem hvert sitt navn.`);
  }
  if (parts.includes("bibliotek") && openingHours.bibliotek === undefined)
    need("openingHours", "mangler bibliotekets åpningstider. → Skriv for eksempel: mandag–fredag 10.00–16.00.");
  if (parts.includes("utleie") && !halls.some(({ toLet }) => toLet))
    need("halls", 'har ingen rom til leie. → Skriv "toLet": true på minst ett av dem, eller fjern utleie.');
  if (parts.includes("filmklubb") && !(parts.includes("kino") && hasPlatform(partner)))
    need(
      "parts",
      `har filmklubb, som trenger kino og en partner med filmplattform (${FILM_PLATFORM_PARTNERS.join(" eller ")}). → Legg dem til, eller fjern filmklubb.`,
    );
});

export type Answers = z.output<typeof answersSchema>;
export type AnswersInput = z.input<typeof answersSchema>;

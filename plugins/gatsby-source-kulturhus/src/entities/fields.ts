import { z } from "zod";
import { isCalendarDate } from "../../../../src/rules/local-time";
import { instantsOf, toEpoch, wallClock } from "../../../../src/rules/oslo";

/**
 * The small fields that entities share. A message reads "what is wrong → what to do"; the arrow splits it in two.
 * Descriptions are in Bokmål, because editors read them while typing.
 */

/**
 * For rules between fields: zod leaves them out when a field is wrong, and the editor would hear of the rest only next
 * time. Such a rule must bear values of any type.
 */
export const evenWhenFieldsAreWrong = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === "object" && value !== null,
};

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, "har tegn som ikke kan brukes i en id. → Bruk bare små bokstaver a–z, tall og bindestrek.");

/** Slugs may hold several hyphens in a row, as old addresses do. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9-]+$/,
    "har tegn som ikke kan stå i en nettadresse. → Bruk bare a–z, 0–9 og bindestrek: å blir a, ø blir o, æ blir ae.",
  );

export const text = z.string().trim().min(1, "er tom. → Skriv en tekst, eller fjern feltet.");

const html = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat().join("\n"));

/** HTML as one string or a list of lines. */
export const htmlText = html.describe("Tekst i HTML: én tekst, eller en liste med ett avsnitt på hver linje.");

export const date = z
  .string()
  .refine(isCalendarDate, "er ikke en dato i kalenderen. → Skriv år-måned-dag, for eksempel 2026-12-24.");

const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d([+-]\d{2}:\d{2})?$/;

/** Oslo wall-clock time; an offset is needed only in the hour that autumn has twice. */
export const moment = z.string().superRefine((value, context) => {
  const fail = (message: string) => context.addIssue({ code: "custom", message });
  if (!MOMENT.test(value) || !isCalendarDate(value.slice(0, 10))) {
    fail("er ikke et tidspunkt. → Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.");
    return;
  }
  const instants = instantsOf(wallClock(value));
  const hasOffset = value.length > 16;
  if (instants.length === 0) {
    fail("finnes ikke: klokka stilles fram den natten. → Velg et tidspunkt før kl. 02.00 eller fra kl. 03.00.");
  } else if (hasOffset && !instants.includes(toEpoch(value))) {
    fail(
      "har en tidsforskyvning som ikke gjelder da. → Skriv tidspunktet uten den. Bare når klokka stilles tilbake, trengs +02:00 eller +01:00.",
    );
  } else if (!hasOffset && instants.length === 2) {
    fail(
      "finnes to ganger: klokka stilles tilbake den natten. → Legg til +02:00 for første gang eller +01:00 for andre.",
    );
  }
});

/** A price; more than two decimals are a thousands separator that went wrong, or a slip. */
export const kroner = z
  .number()
  .nonnegative()
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    "har mer enn to desimaler. → Skriv hele kroner, for eksempel 120, eller øre med to sifre: 99.50.",
  )
  .describe("Kroner, helst hele.");

export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "er ikke et klokkeslett. → Skriv timer og minutter, for eksempel 18:00.");

export const webUrl = z
  .string()
  .regex(/^https:\/\/[^\s]+$/, "er ikke en nettadresse. → Skriv hele adressen, og begynn med https://.");

/** A page of this site ("/kinoprogram"), a file in static ("/program.pdf") or a whole address. */
export const target = z
  .string()
  .regex(
    /^(\/[^\s]*|https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/,
    "er ikke en lenke. → Begynn med / for en side her, eller https:// for et annet nettsted.",
  );

export const path = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9-]+)*(\/:?[a-z0-9-]+)$/,
    "er ikke en sti. → Begynn med /, bruk a–z, 0–9 og bindestrek, og ikke skråstrek til slutt.",
  );

const IMAGE_CURE = "Oppgi filnavnet i content/images, for eksempel filmer/nattekspressen.jpg.";

/** A bitmap, which can be scaled and cropped. */
export const imagePath = z
  .string()
  .regex(/^[^/\\].*\.(jpe?g|png|webp)$/i, `er ikke et bilde (JPEG, PNG eller WebP). → ${IMAGE_CURE}`)
  .describe("Bildefil, regnet fra mappen content/images.");

/** A logo or icon, which may be drawn in SVG. */
export const logoPath = z
  .string()
  .regex(/^[^/\\].*\.(svg|png|webp|jpe?g)$/i, `er ikke en logo (SVG eller PNG). → ${IMAGE_CURE}`)
  .describe("Bildefil, regnet fra mappen content/images; helst SVG.");

const fraction = z.number().min(0).max(1);

export const picture = z
  .strictObject({
    image: imagePath,
    alt: z.string().describe("Hva bildet viser, for dem som ikke ser det. Tom tekst bare for ren pynt."),
    focalPoint: z
      .strictObject({ x: fraction, y: fraction })
      .default({ x: 0.5, y: 0.5 })
      .describe("Det viktigste punktet i bildet: x fra venstre, y fra toppen, fra 0 til 1."),
  })
  .describe("Et bilde med tekst og fokuspunkt.");

export type Picture = z.infer<typeof picture>;

export const link = z.strictObject({ label: text, path: target });

export const schemaReference = z.string().optional().describe("Hvilken oppskrift filen følger; gir hjelp i editoren.");

import { z } from "zod";
import { field, shared } from "../define/field";
import { either } from "../define/voices";

/** Longer texts are not titles, names or notes; articles are HTML. */
const MAX_TEXT_LENGTH = 2_000;
const MAX_HTML_LENGTH = 100_000;
/** Ids and slugs become file names, some with an extension such as ".json.br"; file systems allow 255 bytes. */
const MAX_NAME_LENGTH = 120;
const MAX_LIST_LENGTH = 5_000;

const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/** Joiners in emoji and other scripts, and variation selectors. */
const JOINING =
  /(?<=[\p{So}\p{Sk}\p{Lo}\p{M}])[\u200c\u200d](?=[\p{So}\p{Lo}])|(?<=[\p{S}\p{N}])[\ufe0e\ufe0f]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu;

/** Control characters, and those neither seen nor heard: zero-width and bidirectional characters, soft hyphens. */
const INVISIBLE = /[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu;

/** A text as one line in NFC, without invisible characters and those that some output format cannot contain. */
const asOneLine = (value: string): string => {
  const line = value.normalize("NFC").replace(LINE_BREAKS, " ");
  if (!/[^\x20-\x7e\xa1-\xac\xae-\u017f]/.test(line)) return line.trim();
  const kept = new Set(Array.from(line.matchAll(JOINING), ({ index }) => index));
  const seen = line.replace(INVISIBLE, (sign, index: number) => (kept.has(index) ? sign : "")).trim();
  // Removal may leave a joiner with nothing to join.
  return seen === line.trim() ? seen : asOneLine(seen);
};

const isWhole = (value: string): boolean => !/\p{Surrogate}/u.test(value);
const BROKEN = `har et tegn som er ødelagt${either(" (halvparten av et tegn, skrevet med \\u)", "")}. → Skriv tegnet slik det er, eller fjern det.`;

const line = (longest: number) =>
  z
    .string()
    .overwrite(asOneLine)
    .max(longest, `er lengre enn ${longest} tegn. → Kort den ned.`)
    .refine(isWhole, BROKEN);

/** Rejects placeholders for "nothing", which screen readers would read out. */
const isWord = (value: string): boolean => value !== "null" && value !== "undefined";

const isVisible = (value: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

/** One line of non-empty text. The message for an empty one depends on the alternatives. */
export const text = line(MAX_TEXT_LENGTH).refine(isVisible).refine(isWord).min(1);

/** A text of a few sentences. */
export const longText = shared(text, { widget: "longText" });

const NO_PHONE = "er ikke et telefonnummer. → Skriv bare sifrene, gjerne med mellomrom: 69 00 00 00.";

/** A telephone number as people write it; three digits at least, fifteen at most (E.164). */
export const phoneNumber = z
  .string()
  .overwrite(asOneLine)
  .regex(/^\+?[\d ().-]+$/, NO_PHONE)
  .refine((value) => /^\d{3,15}$/.test(value.replace(/\D/g, "")), NO_PHONE);

/** One line of text, which may be empty. */
export const optionalText = line(MAX_TEXT_LENGTH);

const name = (message: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, message)
    .regex(/^[^-]/, "begynner med en bindestrek. → Begynn med en bokstav eller et tall.")
    .max(MAX_NAME_LENGTH, `er lengre enn ${MAX_NAME_LENGTH} tegn. → Kort den ned.`);

export const id = shared(
  name(
    `har tegn som ikke kan brukes i ${either("en id", "et kjennetegn")}. → Bruk bare små bokstaver a–z, tall og bindestrek.`,
  ).refine(isWord),
  { widget: "slug" },
);

/** One path segment. Slugs may have consecutive hyphens, as old addresses do. */
export const slug = shared(
  name(
    "har tegn som ikke kan stå i en nettadresse. → Bruk bare a–z, 0–9 og bindestrek: å blir a, ø blir o, æ blir ae.",
  ),
  { widget: "slug" },
);

export const locale = z
  .string()
  .regex(/^[a-z]{2,3}$/, "er ikke et språk. → Skriv koden for språket med to eller tre bokstaver: nb.");

/** A list with a maximum length. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(MAX_LIST_LENGTH, `har mer enn ${MAX_LIST_LENGTH} punkter. → Kort ned listen.`);

const html = z
  .union([z.string(), list(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .join("\n")
      .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ""),
  )
  .refine((value) => value.length <= MAX_HTML_LENGTH, {
    error: `er lengre enn ${MAX_HTML_LENGTH} tegn. → Del teksten i flere artikler eller sider.`,
    abort: true,
  })
  .refine(isWhole, BROKEN);

/** HTML as one string or a list of lines. The engine sanitises every field of this kind. */
export const htmlText = shared(html.describe("Tekst i HTML: én tekst, eller en liste med ett avsnitt på hver linje."), {
  widget: "html",
  as: { type: "String" },
});

export const schemaReference = field(z.string().optional(), {
  label: "Oppskrift",
  help: "Hvilken oppskrift filen følger; gir hjelp i editoren.",
  hidden: true,
});

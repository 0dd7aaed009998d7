import { z } from "zod";
import { field, valueAs } from "../define/field";
import { derived } from "../define/naming";
import { TODAY_NODE_ID } from "../define/output";
import { link, path, text, wholeNumber } from "../fields";
import type { BlockContext } from "./block-context";

/**
 * Settings shared by several blocks. One query selects `heading` of all blocks, so its GraphQL type is nullable in all
 * of them.
 */
export const heading = (example: string) =>
  field(text.optional(), { label: "Overskrift", help: "Overskrift over blokken.", example });

export const requiredHeading = (about: { readonly help: string; readonly doc?: string; readonly example: string }) =>
  field(text, { label: "Overskrift", nullable: true, ...about });

export const emptyText = (example: string, doc = "Shown when there are none.") =>
  field(text, {
    label: "Når det er tomt",
    help: "Hva som står når det ikke er noe å vise.",
    doc,
    example,
  });

export const moreLink = (doc?: string) =>
  field(link.optional(), {
    label: "Lenke til mer",
    help: "Lenke til mer: label og path.",
    ...(doc && { doc }),
    example: "link { label path }",
  });

export const limit = (example: number) =>
  field(wholeNumber(1, 1_000).optional(), {
    label: "Antall",
    help: "Hvor mange som vises; alle når feltet mangler.",
    doc: "How many are shown; null for all.",
    example,
  });

export const filters = field(z.boolean().default(false), {
  label: "Filtre",
  help: "true lar leseren velge dag, aldersgrense, språk, format, type og tilrettelegging over programmet.",
  doc: "Whether visitors can filter.",
  example: true,
});

export const childQuestion = field(z.boolean().default(false), {
  label: "«Kan barnet se filmen?»",
  help: "true viser «Kan barnet se filmen?»: leseren oppgir en alder, og aldersmerkene svarer.",
  doc: "Whether it has the question about a child's age.",
  example: true,
});

/** The block with a month's programme. */
export const MONTH_CALENDAR = "month-calendar";

/** The page with a month's programme, for blocks with the programme by day. */
export const monthPath = derived(
  path.nullable(),
  { doc: "The page with the programme of the month; null when the site has none.", example: "/kalender" },
  (_settings: object, { pageWith }: BlockContext) => pageWith(MONTH_CALENDAR),
);

/** The day of the build, for blocks that show days. */
export const today = derived(
  valueAs<string>({ type: "Today", directive: "@link" }),
  { doc: "The day of the build.", example: "today { date }" },
  () => TODAY_NODE_ID,
);

/** The site's origin, for blocks with addresses of calendars. */
export const siteUrl = derived(
  z.string(),
  { doc: "Calendars need whole addresses.", example: "https://kulturhus.example.no" },
  (_settings: object, { siteUrl: origin }: BlockContext) => origin,
);

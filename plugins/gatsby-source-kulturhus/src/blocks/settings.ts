import { z } from "zod";
import { link, text, wholeNumber } from "../entities/fields";

/** Settings that several blocks share. */
export const heading = text.optional().describe("Overskrift over blokken.");
export const emptyText = text.describe("Hva som står når det ikke er noe å vise.");
export const moreLink = link.optional().describe("Lenke til mer: label og path.");
export const limit = wholeNumber(1, 1_000).optional().describe("Hvor mange som vises; alle når feltet mangler.");
export const filters = z
  .boolean()
  .default(false)
  .describe("true lar leseren velge dag, aldersgrense, språk, format, type og tilrettelegging over programmet.");
export const childQuestion = z
  .boolean()
  .default(false)
  .describe("true viser «Kan barnet se filmen?»: leseren oppgir en alder, og aldersmerkene svarer.");

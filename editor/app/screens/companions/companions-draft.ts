import { z } from "zod";
import { USUAL_PRICES } from "../showings/chosen-prices";

/** A showing as typed. */
const rowSchema = z.object({
  when: z.string(),
  hall: z.string(),
  isThreeD: z.boolean(),
  isFree: z.boolean(),
  pricing: z.object({ list: z.string(), own: z.string() }).default(USUAL_PRICES),
});

export type Row = z.infer<typeof rowSchema>;

/** Typed showings and menu entry; `menu` is "-" for no entry. */
export const companionsDraftSchema = z.object({ rows: z.array(rowSchema), ediNumber: z.string(), menu: z.string() });

export type CompanionsDraft = z.infer<typeof companionsDraftSchema>;

export const NO_COMPANIONS: CompanionsDraft = { rows: [], ediNumber: "", menu: "-" };

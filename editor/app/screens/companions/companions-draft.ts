import { z } from "zod";

/** A showing as typed. */
const rowSchema = z.object({ when: z.string(), hall: z.string(), isThreeD: z.boolean(), isFree: z.boolean() });

export type Row = z.infer<typeof rowSchema>;

/** Typed showings and menu entry; `menu` is "-" for no entry. */
export const companionsDraftSchema = z.object({ rows: z.array(rowSchema), ediNumber: z.string(), menu: z.string() });

export type CompanionsDraft = z.infer<typeof companionsDraftSchema>;

export const NO_COMPANIONS: CompanionsDraft = { rows: [], ediNumber: "", menu: "-" };

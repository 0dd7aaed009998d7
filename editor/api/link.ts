import { z } from "zod";

/** A thing that the desk lists, and where its form opens. */
export const linkSchema = z.object({
  kind: z.string(),
  /** Empty for a draft of a new one. */
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What a draft of a new one is, such as film or arrangement. */
  object: z.string().nullish(),
  /** The field it concerns. */
  path: z.array(z.union([z.string(), z.number()])).optional(),
});

export type LinkTo = z.infer<typeof linkSchema>;

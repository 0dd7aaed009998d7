import { z } from "zod";

/** A change of what the house's services know, which a test or a demonstration orders. */
export const change = z.union([
  z.strictObject({
    showing: z.string().describe("The id of a showing."),
    gone: z.literal(true).describe("The services no longer know it.").exactOptional(),
    start: z.string().exactOptional(),
    hall: z.string().exactOptional(),
    status: z.string().exactOptional(),
    reason: z.string().exactOptional(),
    prices: z.array(z.object({ label: z.string(), amount: z.number() })).exactOptional(),
    ticketUrl: z.string().exactOptional(),
  }),
  z.strictObject({
    film: z.string().describe("The id of a production."),
    ediNumber: z.string().exactOptional(),
    ageLimit: z.string().nullable().exactOptional(),
    summary: z.string().nullable().exactOptional(),
  }),
  z.strictObject({
    newFilm: z.string().describe("The title of a film that nobody knew."),
    ediNumber: z.string(),
    start: z.string(),
    hall: z.string(),
  }),
  z.strictObject({
    article: z.string().describe("The id of an article; one that is unknown is new."),
    gone: z.literal(true).describe("The services no longer know it.").exactOptional(),
    title: z.string().exactOptional(),
    slug: z.string().exactOptional(),
    summary: z.string().exactOptional(),
    content: z.string().exactOptional(),
  }),
  z.strictObject({ copies: z.int().min(1).max(20_000).describe("That many further showings.") }),
]);

export type Change = z.infer<typeof change>;

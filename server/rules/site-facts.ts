import { z } from "zod";

/**
 * What a server must know of a built site and cannot see in its files. The build writes it to `.cache/site-server.json`;
 * every rule of publishing is made from it.
 */
export const siteFactsSchema = z.object({
  host: z.string(),
  /** Other hosts, whose readers are sent on to `host`. */
  aliases: z.array(z.string()),
  /** False asks search engines to stay away. */
  published: z.boolean(),
  /** Old paths without a page of their own, and where they lead. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Origins of film platforms that pages may call: the first partner's, if it has one. */
  filmPlatforms: z.array(z.string()),
  /** Origins that pages may report to: where a site collects errors, if it does. */
  collectors: z.array(z.string()).default([]),
  /** Origins of the players that trailers are shown in, after a click. */
  players: z.array(z.string()),
  /** Hashes of the scripts that stand in the pages themselves: "sha256-…". */
  inlineScripts: z.array(z.string()),
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** A site without redirects, film platform or trailers. */
export const PLAIN_SITE: SiteFacts = {
  host: "localhost",
  aliases: [],
  published: false,
  redirects: [],
  filmPlatforms: [],
  collectors: [],
  players: [],
  inlineScripts: [],
};

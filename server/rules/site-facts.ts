import { z } from "zod";

/**
 * These are written into headers and server configurations, so only characters without a special meaning there pass.
 * Editors' content is checked earlier, with messages for editors; an unfit value here stops the build.
 */
const host = z.string().regex(/^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/, "is no host name");

/** "https://video.example.no", for tests with a port or any port. */
const origin = z.string().regex(/^https?:\/\/[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?(:(\d+|\*))?$/, "is no origin");

/** Decoded, and without control characters. */
const path = z.string().regex(/^\/[^\p{Cc}]*$/u, "is no path");

const scriptHash = z.string().regex(/^sha256-[\w+/]+=*$/, "is no hash");

/**
 * What a server needs to know of a built site besides its files. The build writes it to `.cache/site-server.json`; all
 * rules in this folder are derived from it.
 */
export const siteFactsSchema = z.object({
  host,
  /** The house's name, for what is printed. */
  name: z.string().default(""),
  /** The moment of the build, on the house's clock: "2026-12-24T12:00". */
  built: z.string().nullable().default(null),
  /** Other hosts, which redirect to `host`. */
  aliases: z.array(host),
  /** False: `noindex` on every response. */
  published: z.boolean(),
  /** Old paths without a page or file of their own, decoded, each once, with their targets. */
  redirects: z.array(z.object({ from: path, to: z.string() })),
  /** Origins of film platforms that pages may call: the first partner's, if it has one. */
  filmPlatforms: z.array(origin),
  /** Origins that pages may report to: where a site collects errors, if it does. */
  collectors: z.array(origin).default([]),
  /** Origins of the players for trailers, which load after a click. */
  players: z.array(origin),
  /** Hashes of the pages' inline scripts: "sha256-…". */
  inlineScripts: z.array(scriptHash),
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** A site without redirects, film platform or trailers. */
export const PLAIN_SITE: SiteFacts = {
  host: "localhost",
  name: "",
  built: null,
  aliases: [],
  published: false,
  redirects: [],
  filmPlatforms: [],
  collectors: [],
  players: [],
  inlineScripts: [],
};

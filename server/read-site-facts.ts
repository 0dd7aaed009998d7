import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type SiteFacts, siteFactsSchema } from "./rules/site-facts";

/** Where a build writes the facts for servers. */
const SITE_FACTS_FILE = resolve(".cache/site-server.json");

interface Source {
  /** The last build's facts when left out. */
  readonly file?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * The facts that the last build wrote.
 * @param env FILM_PLATFORM_ORIGINS adds origins that pages may call, such as `http://localhost:*`: tests give
 * pages a film platform of their own.
 * @throws When there is no built site.
 */
export const readSiteFacts = ({ file = SITE_FACTS_FILE, env = process.env }: Source = {}): SiteFacts => {
  const facts = siteFactsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const more = env.FILM_PLATFORM_ORIGINS?.split(" ") ?? [];
  return { ...facts, filmPlatforms: [...facts.filmPlatforms, ...more] };
};

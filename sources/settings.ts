import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readEnvironment } from "../src/features/partner-services/build/environment";
import { csv } from "./adapters/csv/csv";
import { ical } from "./adapters/ical/ical";
import { management } from "./adapters/management";
import { platformData } from "./adapters/platform-data";
import type { Place } from "./adapters/read-file";
import { type Source, SourceFault } from "./records";
import { readSettingsFile, type SourceSettings } from "./settings-file";
import { readable } from "./text/readable";

interface Where {
  /** The settings file; without it, the environment decides. */
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The site's number at the services, when the file has none. */
  readonly site: number | null;
}

/** Whether a site has any source: in the settings file, or by a service's variables. */
export const hasSources = ({ file, env }: Pick<Where, "file" | "env">): boolean =>
  existsSync(file) || Boolean(env.PLATFORM_DATA_URL) || Boolean(env.MANAGEMENT_URL);

const isThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** An address from the settings, or from the variable named there with a $, when secret. */
const addressOf = (url: string, { env }: Pick<Where, "env">): URL => {
  const isVariable = url.startsWith("$");
  const text = (isVariable ? env[url.slice(1)] : url)?.trim().replace(/^webcal:/i, "https:") ?? "";
  const where = isVariable ? `Miljøvariabelen ${url.slice(1)}` : "url i sources.json";
  if (text === "") throw new SourceFault(`kilden har ingen adresse. → Sett ${where}.`);
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || address.username !== "" || address.password !== "") {
    throw new SourceFault(
      `${where} er ikke en nettadresse. → Skriv for eksempel https://kalender.example.no/program.ics.`,
    );
  }
  if (address.protocol === "https:" || (address.protocol === "http:" && isThisMachine(address))) return address;
  throw new SourceFault(`${where} må begynne med https://.`);
};

const placeOf = ({ url, file }: { readonly url?: string; readonly file?: string }, where: Where): Place =>
  url === undefined ? { file: resolve(dirname(where.file), file ?? "") } : { url: addressOf(url, where) };

type ListOf = Source["list"];

/** How a source is listed. */
const listOf = (own: SourceSettings, where: Where): ListOf => {
  switch (own.kind) {
    case "platformData": {
      const { platformData: data, runtime } = readEnvironment(where.env);
      if (data !== null) return () => platformData({ site: own.site, data, runtime });
      throw new SourceFault(
        `kilden har ingen adresse. → Sett PLATFORM_DATA_URL, PLATFORM_DATA_USER og PLATFORM_DATA_PASSWORD. «npm run film-platform» skriver ut dem som gjelder for prøving.`,
      );
    }
    case "management": {
      const { management: service } = readEnvironment(where.env);
      if (service !== null) return () => management({ site: own.site, service });
      throw new SourceFault(
        `kilden har ingen adresse. → Sett MANAGEMENT_URL, MANAGEMENT_AUTH_URL, MANAGEMENT_CLIENT_ID og MANAGEMENT_CLIENT_SECRET.`,
      );
    }
    case "ical": {
      const place = placeOf(own, where);
      return (today) => ical({ place, hall: own.hall ?? null, allDay: own.allDay ?? null }, today);
    }
    case "csv": {
      const place = placeOf(own, where);
      return (today) => csv({ place, hall: own.hall ?? null }, today);
    }
  }
};

/** Sources set up by the environment alone. */
const fromEnvironment = ({ site, env }: Where): readonly SourceSettings[] => {
  if (site === null) return [];
  const articles: SourceSettings = { kind: "management", name: "artikler", site };
  const hasArticles = Boolean(env.MANAGEMENT_URL);
  // With neither address set, the first one's message says what to set.
  const hasShowings = Boolean(env.PLATFORM_DATA_URL) || !hasArticles;
  return [
    ...(hasShowings ? [{ kind: "platformData", name: "billettsystem", site, halls: {} } as const] : []),
    ...(hasArticles ? [articles] : []),
  ];
};

/**
 * The sources of a site. One without an address or a password fails when it is read, and alone.
 *
 * @throws SourceFault when the settings are invalid.
 */
export const sourcesOf = async (where: Where): Promise<readonly Source[]> => {
  const settings = (await readSettingsFile(where.file)) ?? fromEnvironment(where);
  return settings.map((own) => ({
    name: own.name,
    halls: "halls" in own ? own.halls : {},
    list: async (today: string) => readable(await listOf(own, where)(today)),
  }));
};

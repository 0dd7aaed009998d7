import { inlineScripts } from "../../../gatsby/finish/inline-scripts";
import { caddyfile } from "../../../server/hosts/caddyfile";
import { nginxConfig } from "../../../server/hosts/nginx-config";
import { PLAIN_SITE } from "../../../server/rules/site-facts";
import { readEnvironment } from "../../../src/features/partner-services/build/environment";

/** An example of every message about environment variables, for operators. */
const ENVIRONMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "En adresse er ikke en adresse": { TICKET_SELLER_URL: "billett" },
  "En adresse begynner verken med https:// eller http://": { FILM_PLATFORM_118: "ftp://film.example.no" },
  "Et passord ville blitt sendt ukryptert": {
    PLATFORM_DATA_URL: "http://data.example.no",
    PLATFORM_DATA_USER: "kulturhus",
    PLATFORM_DATA_PASSWORD: "hemmelig",
  },
  "Brukernavn og passord står i adressen": { RUNTIME_API_URL: "https://bruker:passord@runtime.example.no" },
  "Adressen har et spørsmålstegn": { RUNTIME_API_URL: "https://runtime.example.no/?a=1" },
  "En av flere variabler som hører sammen, mangler": {
    PLATFORM_DATA_URL: "https://data.example.no",
    PLATFORM_DATA_USER: "kulturhus",
  },
};

/** A build's messages about an operator's settings. */
const BUILDS: Readonly<Record<string, () => unknown>> = {
  "En HTML-fil i mappen static har et skript i seg": () =>
    inlineScripts({ texts: [], markup: [] }).check("skjema.html", "<script>send()</script>"),
  "SERVED_FROM har et dollartegn, som nginx ikke kan skrive": () => nginxConfig(PLAIN_SITE, { root: "/srv/$hus" }),
  "SERVED_FROM har klammer, som Caddy ville erstattet": () => caddyfile(PLAIN_SITE, { root: "/srv/{hus}" }),
};

const reportedFor = (attempt: () => unknown): string => {
  try {
    attempt();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const environmentExamples = (): readonly { readonly slip: string; readonly reported: string }[] => [
  ...Object.entries(ENVIRONMENTS).map(([slip, variables]) => ({
    slip,
    reported: reportedFor(() => readEnvironment(variables)),
  })),
  ...Object.entries(BUILDS).map(([slip, attempt]) => ({ slip, reported: reportedFor(attempt) })),
];

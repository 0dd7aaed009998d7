import type { FilmPlatformPartner } from "../../../lib/http/endpoints";
import { type Variables, variablesOf } from "./variables";

/**
 * Addresses and credentials of the services; null when not set. Only the addresses of the film platforms may be known
 * to a browser. This folder is never sent to one: see the rule build-half-at-build of dependency-cruiser.
 */
export interface Environment {
  readonly filmPlatforms: Readonly<Record<FilmPlatformPartner, string | null>>;
  readonly platformData: { readonly url: string; readonly user: string; readonly password: string } | null;
  readonly management: {
    readonly url: string;
    readonly authUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly runtime: { readonly url: string } | null;
  readonly ticketSeller: { readonly url: string } | null;
}

/**
 * Reads and checks all variables at once. Throws one error, in Bokmål, that names each invalid variable, its fault and
 * an example; values are never included.
 */
export const readEnvironment = (env: Variables): Environment => {
  const { one, together, faults } = variablesOf(env);
  const data = together(["PLATFORM_DATA_URL", "PLATFORM_DATA_USER", "PLATFORM_DATA_PASSWORD"]);
  const management = together([
    "MANAGEMENT_URL",
    "MANAGEMENT_AUTH_URL",
    "MANAGEMENT_CLIENT_ID",
    "MANAGEMENT_CLIENT_SECRET",
  ]);
  const runtime = one("RUNTIME_API_URL");
  const ticketSeller = one("TICKET_SELLER_URL");
  const filmPlatforms = { 118: one("FILM_PLATFORM_118"), 178: one("FILM_PLATFORM_178") };
  if (faults.length > 0) throw new Error(["Miljøvariabler er ikke i orden:", ...faults].join("\n  "));
  return {
    filmPlatforms,
    platformData: data && {
      url: data("PLATFORM_DATA_URL"),
      user: data("PLATFORM_DATA_USER"),
      password: data("PLATFORM_DATA_PASSWORD"),
    },
    management: management && {
      url: management("MANAGEMENT_URL"),
      authUrl: management("MANAGEMENT_AUTH_URL"),
      clientId: management("MANAGEMENT_CLIENT_ID"),
      clientSecret: management("MANAGEMENT_CLIENT_SECRET"),
    },
    runtime: runtime === null ? null : { url: runtime },
    ticketSeller: ticketSeller === null ? null : { url: ticketSeller },
  };
};

let known: Environment | undefined;

/** This process's environment, read and checked once. */
export const environment = (): Environment => {
  known ??= readEnvironment(process.env);
  return known;
};

import { DEFAULT_PORT, PARTNERS, partnerAddress } from "../../film-platform/address";

/** An environment in which each partner's film platform is the stand-in on this machine, unless its address is set. */
export const withFilmPlatform = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const port = Number(env.FILM_PLATFORM_PORT || DEFAULT_PORT);
  const standIns = PARTNERS.map((partner) => [`FILM_PLATFORM_${partner}`, partnerAddress(partner, port)]);
  return { ...Object.fromEntries(standIns), ...env };
};

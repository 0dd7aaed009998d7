import type { Endpoint } from "./client";

export { type FilmPlatformPartner, filmPlatformPartner } from "../film-platform-partner";

/**
 * Every call that the site can make, once (specification, section 7). Each service has its own list, so that a browser
 * loads only those that it calls. Base addresses and credentials come from the environment.
 */
type Service = Readonly<Record<string, Endpoint>>;

export const FILM_PLATFORM = {
  login: { method: "POST", path: "/login" },
  forgotPassword: { method: "POST", path: "/forgotPassword" },
  createUser: { method: "POST", path: "/createUser" },
  movieInfo: { method: "GET", path: "/movieInfo" },
  reviews: { method: "GET", path: "/reviews" },
  tickets: { method: "GET", path: "/tickets" },
  switchTokensDx: { method: "POST", path: "/switchTokensDx" },
  watchList: { method: "GET", path: "/watchlist" },
  addMovieToWatchList: { method: "POST", path: "/addMovieToWatchList" },
  events: { method: "GET", path: "/events" },
} as const satisfies Service;

/** With basic auth. */
export const PLATFORM_DATA = {
  sites: { method: "GET", path: "/sites" },
  events: { method: "GET", path: "/sites/:siteId/events" },
} as const satisfies Service;

/** With a bearer token of the auth service. */
export const MANAGEMENT = {
  blockData: { method: "GET", path: "/site/:siteId/block-data" },
  article: { method: "GET", path: "/site/:siteId/article" },
} as const satisfies Service;

export const MANAGEMENT_AUTH = {
  token: { method: "POST", path: "/token" },
} as const satisfies Service;

export const RUNTIME = {
  basicEvents: { method: "GET", path: "/sites/:site/basic_events" },
} as const satisfies Service;

export const TICKET_SELLER = {
  login: { method: "GET", path: "/login" },
  checkoutProfile: { method: "GET", path: "/checkout/profile" },
} as const satisfies Service;

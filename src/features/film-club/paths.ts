/** Where the member's pages lie: ordinary pages of the content, which code links to. */
export const MY_LIST_PATH = "/min-side/liste";
export const TICKETS_PATH = "/min-side/billetter";

/** The way to log in that comes back to a page. */
export const loginPath = (back: string): string => `/logg-inn?til=${back}`;

import runtime from "site-runtime.json";
import type { MemberPages } from "../../../rules/content/member-screens";

/** A site without a film club shows nothing that leads to these. */
const NO_PAGES: MemberPages = { login: "/", account: "/", password: "/", profile: "/", list: "/", tickets: "/" };

/** Where content has put the film club's screens. */
export const MEMBER_PAGES: MemberPages = runtime.memberPages ?? NO_PAGES;

/** Pages for logging in: never the target after a login. */
const WAYS_IN: readonly string[] = [MEMBER_PAGES.login, MEMBER_PAGES.account, MEMBER_PAGES.password];

const NOWHERE = "https://here.invalid";

/**
 * A path of this site with its query and fragment, or null for all else: other sites, however disguised (`//x`, `/\x`),
 * and the pages that lead in. What an address's query says may be written by anybody.
 */
const ownPath = (text: string | null): string | null => {
  if (!text?.startsWith("/")) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, NOWHERE);
    if (origin !== NOWHERE || pathname.startsWith("//") || WAYS_IN.includes(pathname)) return null;
    return pathname + search + hash;
  } catch {
    return null; // "//" and the like
  }
};

type Place = Pick<Location, "pathname" | "search" | "hash">;

const wayBack = (query: string): string | null => ownPath(new URLSearchParams(query).get("til"));

/** Where a member is sent after logging in: back to where they were, else to their own page. */
export const pageAfterLogin = (query: string): string => wayBack(query) ?? MEMBER_PAGES.profile;

/** The address of a page that leads in, which remembers where the reader is, or what the one before it remembered. */
export const wayIn = (page: string, { pathname, search, hash }: Place): string => {
  const back = ownPath(pathname + search + hash) ?? wayBack(search);
  return back === null ? page : `${page}?til=${encodeURIComponent(back)}`;
};

/** The way to log in that comes back to one of these pages. */
export const loginPath = (back: string): string => wayIn(MEMBER_PAGES.login, { pathname: back, search: "", hash: "" });

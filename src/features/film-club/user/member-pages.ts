import runtime from "site-runtime.json";
import type { MemberScreen } from "../../../../domain/publishing/member-screens";

/** Where content has put a screen of the film club. A site without a film club has no links to these. */
export const memberPage = (screen: MemberScreen): string => runtime.memberPages?.[screen] ?? "/";

/** Sign-in pages: never the target after a login. */
const SIGN_IN_PAGES: readonly string[] = [memberPage("login"), memberPage("account"), memberPage("password")];

const PLACEHOLDER_ORIGIN = "https://here.invalid";

/**
 * A path of this site with its query and fragment, or null for all else: other sites, however disguised (`//x`, `/\x`),
 * and sign-in pages. Anybody may write an address's query.
 */
const ownPath = (text: string | null): string | null => {
  if (!text?.startsWith("/")) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
    if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith("//") || SIGN_IN_PAGES.includes(pathname)) return null;
    return pathname + search + hash;
  } catch {
    return null; // "//" and the like
  }
};

type Place = Pick<Location, "pathname" | "search" | "hash">;

const returnPath = (query: string): string | null => ownPath(new URLSearchParams(query).get("til"));

/** The page after login: the return path, else the profile. */
export const pageAfterLogin = (query: string): string => returnPath(query) ?? memberPage("profile");

/** The address of a sign-in page, with the current page, or the previous sign-in page's return path, as return path. */
export const signInPath = (page: string, { pathname, search, hash }: Place): string => {
  const back = ownPath(pathname + search + hash) ?? returnPath(search);
  return back === null ? page : `${page}?til=${encodeURIComponent(back)}`;
};

/** The address of login with one of these pages as return path. */
export const loginPath = (back: string): string =>
  signInPath(memberPage("login"), { pathname: back, search: "", hash: "" });

import { navigate } from "gatsby";
import { useEffect } from "react";
import { SHARED } from "../../../domain/contracts/shared-with-site";
import { readQuery, replaceQuery } from "../../lib/query-string";

/** The path of the first address of this site in a text. */
const ownPathIn = (text: string): string | null => {
  const { origin } = window.location;
  const address = text.split(/\s+/).find((word) => word.startsWith(`${origin}/`));
  return address === undefined ? null : address.slice(origin.length);
};

/** What another app has shared with the installed site: one of its own addresses is opened, all else is searched. */
export const useShared = (): void => {
  useEffect(() => {
    const parameters = new URLSearchParams(readQuery());
    const [title, text, url] = [SHARED.title, SHARED.text, SHARED.url].map((name) => parameters.get(name) ?? "");
    const path = ownPathIn(`${url} ${text}`);
    if (path !== null) void navigate(path, { replace: true });
    else if (!text && title) replaceQuery(`?${SHARED.text}=${encodeURIComponent(title)}`);
  }, []);
};

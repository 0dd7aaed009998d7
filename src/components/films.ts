import type { LocalDateTime } from "../rules/local-time";
import { coming } from "./programme";

interface Showing {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

interface Version {
  readonly key: string;
  readonly path: string | null;
  readonly events: readonly Showing[];
}

/** Versions of one film stand on one page; the main version comes first and stands for them all. */
const versionsOf = <One extends { readonly key: string; readonly path: string | null }>(
  versions: readonly One[],
): readonly (readonly One[])[] => {
  const pages = new Map<string, One[]>();
  for (const version of versions) {
    const page = version.path ?? version.key;
    pages.set(page, [...(pages.get(page) ?? []), version]);
  }
  return [...pages.values()];
};

/** Each film once, by its main version. */
export const mainVersions = <One extends { readonly key: string; readonly path: string | null }>(
  versions: readonly One[],
): readonly One[] => versionsOf(versions).flatMap(([main]) => (main ? [main] : []));

/** Each film once, with the showings of all its versions that are left and not cancelled, earliest first. */
export const filmsWithShowings = <Film extends Version>(
  versions: readonly Film[],
  now: LocalDateTime,
): readonly { readonly film: Film; readonly left: readonly Showing[] }[] =>
  versionsOf(versions).flatMap((all) => {
    const [film] = all;
    const events = all.flatMap((version): readonly Showing[] => version.events);
    const left = coming(events, now)
      .filter(({ status }) => status !== "cancelled")
      .sort((a, b) => a.start.localeCompare(b.start));
    return film ? [{ film, left }] : [];
  });

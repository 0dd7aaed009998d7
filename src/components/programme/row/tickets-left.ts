import type { ShowingFacts } from "../../../../domain/showings/showing-state";
import { waysOn } from "../../../../domain/showings/ways-on";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { longMoment, withWholeFigures } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { type Version, versionFacts } from "./showing-facts";

/** What another version of a film has that this one has not: "svensk tale, norsk tekst". */
const otherVersion = (from: Version, to: Version): string => {
  const own = versionFacts({ ...from, versionLabel: null });
  const others = versionFacts({ ...to, versionLabel: null }).filter((fact) => !own.includes(fact));
  return others.length === 0
    ? (to.versionLabel ?? siteTexts.anotherVersion)
    : others.map((fact) => (fact === "3D" ? fact : fact.toLowerCase())).join(", ");
};

type Shown = Pick<Queries.ShowingFieldsFragment, "key" | "start" | "end" | "production"> & ShowingFacts;

interface WayOn {
  readonly start: LocalDateTime;
  /** "Ledige billetter søndag 6. desember kl. 14.00 (svensk tale, norsk tekst)" */
  readonly label: string;
}

/** For each sold-out showing, by key, the next one of the film that has tickets. */
export const ticketsLeft = (
  showings: readonly Shown[],
  productions: ReadonlyMap<string, Version & { readonly path: string | null }>,
  now: LocalDateTime,
): ReadonlyMap<string, WayOn> => {
  const versions = new Map(showings.map(({ key, production }) => [key, productions.get(production.key)]));
  const ways = waysOn(showings, (version) => productions.get(version)?.path ?? version, now);
  return new Map(
    [...ways].map(([full, { key, start }]) => {
      const [from, to] = [versions.get(full), versions.get(key)];
      const differs = from === to || !from || !to ? "" : ` (${otherVersion(from, to)})`;
      return [full, { start, label: withWholeFigures(siteTexts.ticketsLeft(longMoment(start))) + differs }];
    }),
  );
};

import type { SiteSettings } from "../../../domain/entities/site/site";
import type { Entry } from "../../content/content";
import { type Problem, problemAt } from "../../problems/problem";

/** Names of hosts are the same in upper and lower case, and with the root's full stop. */
const sameName = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** An alias redirects to the host: it is neither the host itself nor another site's host. */
export const checkHosts = (
  { entity, origin }: Entry<SiteSettings>,
  sites: readonly Entry<SiteSettings>[],
): readonly Problem[] => {
  const aliases = entity.aliases.map(sameName);
  return aliases.flatMap((alias, index) => {
    const fail = (message: string, cure: string) => [problemAt(origin, { at: ["aliases", index], message, cure })];
    if (alias === sameName(entity.host)) {
      return fail(
        `er «${alias}», som er den samme adressen som host: den ville sendt leseren til seg selv i ring.`,
        "Fjern den fra aliases. Der står bare andre adresser.",
      );
    }
    if (aliases.indexOf(alias) < index) {
      return fail(`er «${alias}», som står i aliases fra før.`, "Fjern den ene.");
    }
    const other = sites.find((site) => site.origin !== origin && sameName(site.entity.host) === alias);
    return other === undefined
      ? []
      : fail(
          `er «${alias}», men det er adressen (host) til nettstedet «${other.entity.id}» i ${other.origin.file}.`,
          "Fjern den fra aliases, så det andre nettstedet kan nås.",
        );
  });
};

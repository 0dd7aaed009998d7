import { BLOCKS } from "../blocks";
import type { SiteContent } from "../pipeline/content";
import { suggestion } from "../pipeline/nearest";
import { type Problem, problemAt } from "../pipeline/problem";

/** The block families and halls that a site names must exist. */
export const checkSite = ({ site }: SiteContent): readonly Problem[] => {
  const trains = new Map(BLOCKS.map(({ train, version }) => [train, version]));
  const hours = site.entity.openingHours.map(({ id }) => id);
  const { locale } = site.entity;
  return [
    ...(locale.enabled.includes(locale.default)
      ? []
      : [
          problemAt(site.origin, {
            at: ["locale", "default"],
            message: `er «${locale.default}», men det språket er ikke slått på.`,
            cure: `Skriv "${locale.enabled[0] ?? "nb"}".`,
          }),
        ]),
    ...site.entity.components.flatMap(({ train, version }, index) => {
      const found = trains.get(train);
      if (found === version) return [];
      return [
        problemAt(site.origin, {
          at: ["components", index],
          message:
            found === undefined
              ? `ber om «${train}», men den blokkfamilien finnes ikke.`
              : `ber om ${train} ${version}, men det som er bygd, er ${found}.`,
          cure: found === undefined ? suggestion(train, [...trains.keys()]) : `Skriv "version": "${found}".`,
        }),
      ];
    }),
    ...site.entity.openingHours.flatMap(({ id, followsProgramme }, index) =>
      followsProgramme === undefined || site.entity.halls.some(({ part }) => part === id)
        ? []
        : [
            problemAt(site.origin, {
              at: ["openingHours", index, "followsProgramme"],
              message: "følger programmet, men ingen sal hører til denne delen, så det blir aldri åpent.",
              cure: `Skriv "part": "${id}" på salen i halls, eller skriv weekly i stedet for followsProgramme.`,
            }),
          ],
    ),
    ...site.entity.halls.flatMap(({ part }, index) =>
      part === null || hours.includes(part)
        ? []
        : [
            problemAt(site.origin, {
              at: ["halls", index, "part"],
              message: `er «${part}», men ingen åpningstider har den id-en.`,
              cure: suggestion(part, hours),
            }),
          ],
    ),
  ];
};

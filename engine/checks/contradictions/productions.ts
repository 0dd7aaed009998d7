import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { either } from "../../../domain/define/voices";
import type { Movie, Production } from "../../../domain/entities/production/production";
import type { Entry } from "../../content/content";
import { type FieldPath, type Problem, warningAt } from "../../problems/problem";

/** The longest films last some eight hours. */
const MAX_MINUTES = 480;

type Find = (at: FieldPath, message: string, cure: string) => Problem;

const NAMES = { first_image: "det brede bildet", poster: "plakaten" };

const pictures = ({ assets }: Production, warn: Find): readonly Problem[] => [
  ...assets.flatMap(({ type }, index) =>
    assets.findIndex((other) => other.type === type) === index
      ? []
      : [warn(["assets", index, "type"], `er «${type}», som finnes fra før: bare den første vises.`, "Fjern den ene.")],
  ),
  ...(["first_image", "poster"] as const)
    .filter((wanted) => !assets.some(({ type }) => type === wanted))
    .map((wanted) =>
      warn(
        ["assets"],
        `mangler ${either(`«${wanted}»: ${NAMES[wanted]} blir`, `${NAMES[wanted]}, som blir`)} borte på sidene.`,
        `Legg til ${either(`et bilde med "type": "${wanted}"`, NAMES[wanted])}.`,
      ),
    ),
];

const length = ({ runningTime }: Production, warn: Find): readonly Problem[] =>
  runningTime === undefined || runningTime <= MAX_MINUTES
    ? []
    : [
        warn(
          ["runningTime"],
          `er ${runningTime} minutter, altså mer enn ${Math.floor(runningTime / 60)} timer.`,
          "Skriv spilletiden i minutter, for eksempel 110.",
        ),
      ];

/** Several names in one text. Performers at a culture event may be prose, with commas. */
const joined = ({ genres, directors, cast }: Movie, warn: Find): readonly Problem[] =>
  Object.entries({ genres, directors, cast }).flatMap(([list, names]) =>
    names.flatMap((name, index) => {
      const parts = name.split(/\s*[,;]\s*/).filter(Boolean);
      return parts.length < 2
        ? []
        : [
            warn(
              [list, index],
              `er «${name}», som ser ut til å være flere.`,
              `Skriv hver ${either("for seg i listen: ", "på sin linje: ")}${parts.map((part) => JSON.stringify(part)).join(", ")}.`,
            ),
          ];
    }),
  );

const NO_LANGUAGE = /^(?:ingen|uten|nei|utekstet|-+|–)(?: tekst)?$/i;

const CODES = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
const TWO = CODES.flatMap((one) => CODES.map((two) => one + two));

const namesOf = (type: "region" | "language"): ReadonlySet<string> => {
  const names = new Intl.DisplayNames("nb", { type, fallback: "none" });
  const known = TWO.map((code) => names.of(type === "region" ? code.toUpperCase() : code)?.toLowerCase() ?? "");
  return new Set(known.filter((name) => name !== ""));
};

const COUNTRIES = namesOf("region");
const LANGUAGES = namesOf("language");

/** Country and language swapped. */
const exchanged = ({ spokenLanguage, country }: Movie, warn: Find): readonly Problem[] => [
  ...(COUNTRIES.has(spokenLanguage.toLowerCase())
    ? [
        warn(
          ["spokenLanguage"],
          `er «${spokenLanguage}», som er et land.`,
          "Skriv språket i filmen, for eksempel Norsk.",
        ),
      ]
    : []),
  ...(LANGUAGES.has(country.toLowerCase())
    ? [warn(["country"], `er «${country}», som er et språk.`, "Skriv landet filmen er fra, for eksempel Norge.")]
    : []),
];

const languages = ({ subtitles }: Movie, warn: Find): readonly Problem[] =>
  subtitles !== null && NO_LANGUAGE.test(subtitles)
    ? [
        warn(
          ["subtitles"],
          `er «${subtitles}», og det vises som språket i teksten.`,
          either(
            "Skriv null, uten anførselstegn, når filmen er uten tekst.",
            "La det stå tomt når filmen er uten tekst.",
          ),
        ),
      ]
    : [];

const movie = (film: Movie, warn: Find): readonly Problem[] => [
  ...languages(film, warn),
  ...exchanged(film, warn),
  ...joined(film, warn),
  ...(Number(film.premiere.slice(0, 4)) >= film.year
    ? []
    : [
        warn(
          ["premiere"],
          `er i ${film.premiere.slice(0, 4)}, men filmen er fra ${film.year}${either(" (year)", "")}.`,
          "Rett premieredatoen eller produksjonsåret.",
        ),
      ]),
  ...(["15", "18"].includes(film.ageLimit ?? "") && film.audience.includes("children")
    ? [
        warn(
          ["audience", film.audience.indexOf("children")],
          `er «children», men aldersgrensen er ${film.ageLimit}.`,
          "Fjern «children», eller rett aldersgrensen.",
        ),
      ]
    : []),
  ...([film.versionLabel, ...film.features].includes("3D") && film.format === "2D"
    ? [warn(["format"], "er «2D», men filmen er merket 3D.", 'Sett "format" til "3D", eller fjern merkelappen.')]
    : []),
];

/** Films with the same parentSlug are shown as one, so they must be versions of one film, with distinct labels. */
const versions = (productions: readonly Entry<Production>[]): readonly Problem[] => {
  const movies = productions.flatMap(({ entity, origin }) => (entity.object === "movie" ? [{ entity, origin }] : []));
  return [...grouped(movies, ({ entity }) => entity.parentSlug).values()].flatMap((group) =>
    group.flatMap(({ entity, origin }, index) => {
      const earlier = group.slice(0, index);
      const other = earlier.find((one) => one.entity.title !== entity.title);
      if (other) {
        return [
          warningAt(origin, {
            at: ["parentSlug"],
            message: `er den samme som hos «${other.entity.title}»${either(` (${other.origin.file})`, "")}, så «${entity.title}» får ingen egen side.`,
            cure: `Gi filmene hver sin ${either("parentSlug", "adresse")}. Er de versjoner av samme film, så gi dem samme tittel.`,
          }),
        ];
      }
      const alike = earlier.find((one) => one.entity.versionLabel === entity.versionLabel);
      return alike
        ? [
            warningAt(origin, {
              at: ["versionLabel"],
              message: `skiller ikke versjonen fra den i ${alike.origin.file}: leseren ser ikke forskjell på dem.`,
              cure: "Skriv hva som er spesielt ved versjonen, for eksempel 3D eller Norsk tale.",
            }),
          ]
        : [];
    }),
  );
};

const inProduction = computedOnce(({ entity, origin }: Entry<Production>): readonly Problem[] => {
  const warn: Find = (at, message, cure) => warningAt(origin, { at, message, cure });
  return [
    ...pictures(entity, warn),
    ...length(entity, warn),
    ...(entity.object === "movie" ? movie(entity, warn) : []),
  ];
});

/** The facts of a film or a culture event are consistent. */
export const checkProductions = (productions: readonly Entry<Production>[]): readonly Problem[] => [
  ...productions.flatMap(inProduction),
  ...versions(productions),
];

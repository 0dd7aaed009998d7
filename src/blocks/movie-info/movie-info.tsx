import { graphql } from "gatsby";
import { ageLimitLabel } from "../../../domain/showings/age-limit";
import { duration, fullDate, listed, sentenceCase } from "../../../domain/time/norwegian";
import { Html } from "../../components/elements/html";
import { Section } from "../../components/elements/section";
import { distinctFacts } from "../../components/programme/row/showing-facts";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./movie-info.module.css";

type Production = Queries.MovieInfoBlockFieldsFragment["productions"][number];

const genresOf = ({ genres }: Production): string => sentenceCase(listed(genres.map((genre) => genre.toLowerCase())));

/** Of a film without subtitles nothing is said, since some of its showings may have them. */
const languages = ({ spokenLanguage, subtitles }: Production): readonly string[] => {
  if (spokenLanguage === null) return [];
  const spoken = siteTexts.spoken(spokenLanguage);
  return subtitles === null ? [spoken] : [spoken, siteTexts.subtitled(subtitles).toLowerCase()];
};

const language = (production: Production): string | null => languages(production).join(", ") || null;

const version = (production: Production): string =>
  distinctFacts([production.versionLabel ?? production.format, ...languages(production)]).join(", ");

const facts = (production: Production, versions: readonly Production[]): readonly (readonly [string, string])[] => {
  const age =
    production.object === "movie"
      ? `${sentenceCase(ageLimitLabel(production.ageLimit).replace(`${siteTexts.ageLimit} `, ""))}${production.ageReason === null ? "" : `. ${production.ageReason}`}`
      : production.ageText;
  const rows: readonly (readonly [string, string | null])[] = [
    [production.object === "movie" ? siteTexts.ageLimit : siteTexts.audience, age],
    [siteTexts.runningTime, production.runningTime === null ? null : duration(production.runningTime)],
    [siteTexts.genre, production.genres.length > 0 ? genresOf(production) : null],
    [siteTexts.director, production.directors.length > 0 ? listed(production.directors) : null],
    [siteTexts.cast, production.cast.length > 0 ? listed(production.cast) : null],
    [siteTexts.performers, production.performers.length > 0 ? listed(production.performers) : null],
    [siteTexts.language, versions.length > 1 ? null : language(production)],
    [siteTexts.format, versions.length > 1 ? null : production.format],
    [siteTexts.versions, versions.length > 1 ? versions.map(version).join("; ") : null],
    [siteTexts.originalTitle, production.originalTitle],
    [siteTexts.premiere, production.premiere === null ? null : fullDate(production.premiere)],
    [siteTexts.country, production.country === null ? null : `${production.country}, ${production.year}`],
    [siteTexts.distributor, production.distributor],
    [siteTexts.organiser, production.organiser],
  ];
  return rows.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value] as const]));
};

/** Facts or description of a production, of all versions of a film together. */
export const MovieInfo = ({ block }: BlockProps<Queries.MovieInfoBlockFieldsFragment>) => {
  const [main] = block.productions;
  if (!main) return null;
  if (block.show === "description") {
    return (
      <Section id={`${block.id}-overskrift`} heading={block.heading}>
        <Html html={main.contents[0]?.body ?? ""} />
      </Section>
    );
  }
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.facts}>
      <dl className={styles.facts}>
        {facts(main, block.productions).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

export const query = graphql`
  fragment MovieInfoBlockFields on MovieInfoBlock {
    id
    heading
    show
    productions {
      key
      object
      title
      originalTitle
      versionLabel
      ageLimit
      ageReason
      ageText
      runningTime
      genres
      directors
      cast
      performers
      spokenLanguage
      subtitles
      format
      premiere
      country
      year
      distributor
      organiser
      contents {
        body
      }
    }
  }
`;

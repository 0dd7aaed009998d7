import { graphql } from "gatsby";
import { distinctWords } from "../../components/distinct-words";
import { Html } from "../../components/html";
import { Section } from "../../components/section";
import { strings } from "../../lib/strings";
import { ageLimitLabel } from "../../rules/age-limit";
import { duration, fullDate, listed, sentenceCase } from "../../rules/norwegian";
import type { BlockProps } from "../block-props";
import * as styles from "./movie-info.module.css";

type Production = Queries.MovieInfoBlockFieldsFragment["productions"][number];

const genresOf = ({ genres }: Production): string => sentenceCase(listed(genres.map((genre) => genre.toLowerCase())));

const languages = ({ spokenLanguage, subtitles }: Production): readonly string[] => {
  if (spokenLanguage === null) return [];
  const subtitled = subtitles === null ? strings.noSubtitles : strings.subtitled(subtitles);
  return [strings.spoken(spokenLanguage), subtitled.toLowerCase()];
};

const language = (production: Production): string | null => languages(production).join(", ") || null;

const version = (production: Production): string =>
  distinctWords([
    production.versionLabel ?? production.format,
    ...languages(production),
    production.ediNumber === null ? null : `EDI ${production.ediNumber}`,
  ]).join(", ");

const facts = (production: Production, versions: readonly Production[]): readonly (readonly [string, string])[] => {
  const age =
    production.object === "movie"
      ? `${production.ageLimit === null ? strings.ageLimitOpen : ageLimitLabel(production.ageLimit)}${production.ageReason === null ? "" : `. ${production.ageReason}`}`
      : production.ageText;
  const rows: readonly (readonly [string, string | null])[] = [
    [production.object === "movie" ? strings.ageLimit : strings.audience, age],
    [strings.runningTime, production.runningTime === null ? null : duration(production.runningTime)],
    [strings.genre, production.genres.length > 0 ? genresOf(production) : null],
    [strings.director, production.directors.length > 0 ? listed(production.directors) : null],
    [strings.cast, production.cast.length > 0 ? listed(production.cast) : null],
    [strings.performers, production.performers.length > 0 ? listed(production.performers) : null],
    [strings.language, versions.length > 1 ? null : language(production)],
    [strings.format, versions.length > 1 ? null : production.format],
    [strings.versions, versions.length > 1 ? versions.map(version).join("; ") : null],
    [strings.originalTitle, production.originalTitle],
    [strings.premiere, production.premiere === null ? null : fullDate(production.premiere)],
    [strings.country, production.country === null ? null : `${production.country}, ${production.year}`],
    [strings.distributor, production.distributor],
    [strings.organiser, production.organiser],
    [strings.ediNumber, versions.length > 1 ? null : production.ediNumber],
  ];
  return rows.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value] as const]));
};

/** Facts or description of a production; all versions of a film together. */
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
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? strings.facts}>
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
      ediNumber
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

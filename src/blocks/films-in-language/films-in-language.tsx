import { graphql } from "gatsby";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import type { BlockProps } from "../block-props";
import { FilmEntry } from "./film-entry";
import * as styles from "./films-in-language.module.css";
import { entryId, Soon } from "./soon";
import { textsIn } from "./texts";
import { understoodFilms } from "./understood";

/** Films and events that readers of another language understand, in that language, whatever the page's language is. */
export const FilmsInLanguage = ({ block, first }: BlockProps<Queries.FilmsInLanguageBlockFieldsFragment>) => {
  const now = useNow(block.asOf);
  const { words } = block;
  const texts = textsIn(words);
  const films = understoodFilms(block.productions, { known: block.understood, language: words.key }, now);
  return (
    <div lang={words.key}>
      <Section list={LISTS.films} id={`${block.id}-overskrift`} heading={block.heading}>
        {films.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
        <Soon block={block.id} films={films} texts={texts} now={now} />
        <div className={styles.films}>
          {films.map((understood, index) => (
            <FilmEntry
              key={`${understood.film.key}`}
              id={entryId(block.id, understood.film)}
              understood={understood}
              texts={texts}
              now={now}
              eager={first && index === 0}
            />
          ))}
        </div>
      </Section>
    </div>
  );
};

export const query = graphql`
  fragment FilmsInLanguageBlockFields on FilmsInLanguageBlock {
    id
    heading
    words {
      ...FilmWords
    }
    understood
    emptyText
    today {
      date
    }
    asOf
    productions {
      key
      object
      title
      path
      spokenLanguage
      subtitles
      runningTime
      ageLimit
      format
      translations {
        language {
          key
        }
        title
        summary
      }
      poster {
        ...PosterPicture
      }
      events {
        key
        start
        end
        startIso
        status
        previousStart
        saleOpens
        ticketUrl
        prices {
          label
          amount
        }
        hall {
          name
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import { EmptyNote } from "../../components/elements/empty-note";
import { Picture } from "../../components/elements/picture";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { useNow } from "../../components/hooks/use-now";
import { DayLabel } from "../../components/programme/day-label";
import { useStandingLiveShowings } from "../../features/events/events";
import { siteTexts } from "../../lib/texts";
import { dateOf, timeOf } from "../../rules/time/local-time";
import { clockTime, longDate } from "../../rules/time/norwegian";
import type { BlockProps } from "../block-props";
import { FoyerBoard } from "./foyer-board";
import * as styles from "./foyer-screen.module.css";
import { onScreen } from "./on-screen";
import { useNightlyReload } from "./use-nightly-reload";

type Fields = Queries.FoyerScreenBlockFieldsFragment;

/** How often the screen asks for seats and statuses. */
const ASK_AGAIN_MS = 2 * 60_000;

/** The posters of the days to come, fetched while there is a network. */
const PostersToCome = ({ productions }: Pick<Fields, "productions">) => (
  <div hidden>
    {productions.map(
      ({ key, poster }) =>
        poster && <Picture key={key} picture={poster} shape="poster" sizes="12vh" decorative eager />,
    )}
  </div>
);

/** The screen in the foyer: what is on today, the clock, and from midnight the next day. */
export const FoyerScreen = ({ block, headline: Heading }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  const alive = useHydrated();
  useNightlyReload(now);
  const today = dateOf(now);
  const shown = onScreen(block.events, now);
  const live = useStandingLiveShowings(shown?.showings ?? [], ASK_AGAIN_MS);
  const isLater = shown !== null && shown.day !== today;
  return (
    <div className={styles.screen} data-tone="dark">
      <div className={styles.top}>
        <Heading className={styles.name}>{block.screenName}</Heading>
        <time className={styles.clock} data-alive={alive} dateTime={timeOf(now)}>
          {clockTime(now)}
        </time>
      </div>
      {shown === null ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <>
          <h2 className={styles.day}>
            {isLater && <span className={styles.later}>{siteTexts.foyerLater} </span>}
            <DayLabel date={shown.day} now={now} near="* " far="" className={styles.relative} />
            <DayLabel date={shown.day} now={now} near={longDate(shown.day)} className={styles.date} />
          </h2>
          <FoyerBoard
            key={shown.day}
            showings={live}
            productions={block.productions}
            now={now}
            seconds={block.seconds}
          />
        </>
      )}
      <PostersToCome productions={block.productions} />
    </div>
  );
};

export const query = graphql`
  fragment FoyerScreenBlockFields on FoyerScreenBlock {
    id
    screenName: heading
    seconds
    emptyText
    today {
      date
    }
    asOf
    events {
      ...FoyerShowing
    }
    productions {
      ...FoyerProduction
    }
  }

  fragment FoyerShowing on Event {
    key
    start
    end
    startIso
    status
    saleOpens
    previousStart
    hall {
      name
    }
    production {
      key
    }
  }

  fragment FoyerProduction on Production {
    key
    object
    typeText
    title
    ageLimit
    versionLabel
    poster {
      ...PosterPicture
    }
  }
`;

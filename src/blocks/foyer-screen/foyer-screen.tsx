import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { dateOf, type LocalDateTime, timeOf } from "../../../domain/time/local-time";
import { clockTime } from "../../../domain/time/norwegian";
import { toLocal } from "../../../domain/time/oslo";
import { EmptyNote } from "../../components/elements/empty-note";
import { Picture } from "../../components/elements/picture";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { useNow } from "../../components/hooks/use-now";
import { useLiveRenewal } from "../../features/events/events";
import { PartRows } from "../../features/now-and-next/now-and-next";
import { instantNow } from "../../lib/clock";
import { reloadWhenReachable } from "../../lib/fresh-page";
import type { BlockProps } from "../block-props";
import { FoyerBoard } from "./foyer-board";
import * as styles from "./foyer-screen.module.css";
import { onScreen } from "./on-screen";

/** After the nightly build, when the foyer is empty. */
const QUIET_FROM = "04:00";
const QUIET_UNTIL = "05:00";

/**
 * Loads a new build once a night. Without a network the page stays: yesterday's build still has today's programme, and
 * a page that failed to load would be empty.
 */
const useNightlyReload = (now: LocalDateTime): void => {
  const opened = useRef<LocalDateTime | null>(null);
  useEffect(() => {
    opened.current ??= toLocal(instantNow());
    const isQuiet = timeOf(now) >= QUIET_FROM && timeOf(now) < QUIET_UNTIL;
    const isOld = opened.current < `${dateOf(now)}T${QUIET_FROM}`;
    if (isQuiet && isOld) void reloadWhenReachable();
  }, [now]);
};

type Fields = Queries.FoyerScreenBlockFieldsFragment;

/** How often the screen requests seats and statuses. */
const ASK_AGAIN_MS = 2 * 60_000;

/** The posters of the coming days, preloaded while there is a network. */
const PostersToCome = ({ productions }: Pick<Fields, "productions">) => (
  <div hidden>
    {productions.map(
      ({ key, poster }) =>
        poster && <Picture key={key} picture={poster} shape="poster" sizes="12vh" decorative eager />,
    )}
  </div>
);

/** The foyer screen: today's and the next day's showings, the clock, and what goes on in the venue now. */
export const FoyerScreen = ({ block, headline: Heading }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  const hydrated = useHydrated();
  useNightlyReload(now);
  useLiveRenewal(block, ASK_AGAIN_MS);
  const days = onScreen(block.events, now);
  const [first] = days;
  return (
    <div className={styles.screen} data-tone="dark">
      <div className={styles.top}>
        <div className={styles.house}>
          {block.logo.file.publicURL !== null && (
            <img className={styles.logo} src={block.logo.file.publicURL} alt="" width={40} height={40} />
          )}
          <Heading className={styles.name}>{block.screenName}</Heading>
        </div>
        <time className={styles.clock} data-hydrated={hydrated} dateTime={timeOf(now)}>
          {clockTime(now)}
        </time>
      </div>
      {first === undefined ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <FoyerBoard key={first.day} days={days} productions={block.productions} now={now} seconds={block.seconds} />
      )}
      {block.rows.length > 0 && (
        <PartRows
          parts={block}
          showings={block.events}
          productions={block.productions}
          asOf={block.asOf}
          now={now}
          className={styles.parts}
        />
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
    logo {
      file {
        publicURL
      }
    }
    openDays {
      ...PartOpenDay
    }
    rows {
      ...PartRowFields
    }
    events {
      ...FoyerShowing
    }
    productions {
      ...FoyerProduction
    }
  }

  fragment FoyerShowing on Event {
    ...PartShowing
    startIso
    previousStart
  }

  fragment FoyerProduction on Production {
    key
    object
    kind
    title
    ageLimit
    format
    versionLabel
    spokenLanguage
    subtitles
    poster {
      ...PosterPicture
    }
  }
`;

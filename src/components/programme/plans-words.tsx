import { graphql } from "gatsby";
import { holdsAt, type ShowingFacts, wordsOf } from "../../rules/showings/showing-state";
import type { LocalDateTime } from "../../rules/time/local-time";
import * as styles from "./plans-words.module.css";

const TOLD: readonly string[] = ["cancelled", "moved", "soldOut"];

interface PlansWordsProps {
  /** The words do not depend on when the sale opens, so cards do not query it. */
  readonly event: Omit<ShowingFacts, "saleOpens">;
  readonly now: LocalDateTime;
  /** Before each. */
  readonly separator?: string;
  readonly className?: string | undefined;
}

/** What changes a visitor's plans, in few enough words for a card or a day of the calendar. */
export const PlansWords = ({ event, now, separator = " · ", className }: PlansWordsProps) =>
  wordsOf({ ...event, saleOpens: null })
    .filter(({ is }) => TOLD.includes(is))
    .map(({ is, text, from, until }) => (
      <span
        key={is}
        className={className}
        data-from={from ?? undefined}
        data-until={until ?? undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {separator}
        <span className={styles.words}>{is === "moved" ? "Flyttet" : text}</span>
      </span>
    ));

export const query = graphql`
  fragment CardShowing on Event {
    key
    start
    end
    status
  }
`;

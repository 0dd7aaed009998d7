import { graphql } from "gatsby";
import { holdsAt, type ShowingFacts, textsOf } from "../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../domain/time/local-time";
import * as styles from "./state-note.module.css";

const STATES: readonly string[] = ["cancelled", "moved", "soldOut"];

interface StateNoteProps {
  /** The texts do not depend on when the sale opens, so cards do not query it. */
  readonly event: Omit<ShowingFacts, "saleOpens">;
  readonly now: LocalDateTime;
  /** Before each. */
  readonly separator?: string;
  readonly className?: string | undefined;
}

/** What changes a visitor's plans, short enough for a card or a day of the calendar. */
export const StateNote = ({ event, now, separator = "\u00a0· ", className }: StateNoteProps) =>
  textsOf({ ...event, saleOpens: null })
    .filter(({ is }) => STATES.includes(is))
    .map(({ is, text, from, until }) => (
      <span
        key={is}
        className={className}
        data-from={from ?? undefined}
        data-until={until ?? undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {separator}
        <span className={styles.text}>{is === "moved" ? "Flyttet" : text}</span>
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

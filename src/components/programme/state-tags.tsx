import { listedUntil } from "../../rules/showings/showing";
import { holdsAt, type ShowingFacts, type ShowingStateName, wordsOf } from "../../rules/showings/showing-state";
import type { LocalDateTime } from "../../rules/time/local-time";
import { withTimesWhole } from "../../rules/time/norwegian";
import { Tag } from "../elements/tags";

/** What changes the reader's plans stands out; what is only not yet so does not. */
const KINDS: Readonly<Record<ShowingStateName, "strong" | "light" | "outline">> = {
  cancelled: "strong",
  moved: "strong",
  soldOut: "strong",
  begun: "light",
  fewLeft: "light",
  free: "light",
  planned: "outline",
  saleOpensAt: "outline",
  onSale: "outline",
  over: "outline",
};

interface StateTagsProps {
  readonly event: ShowingFacts;
  readonly now: LocalDateTime;
}

/**
 * What a showing is now, in words. Those that will hold later, or held before, stand there hidden with their moments,
 * so that the page is right before any code of ours runs (app/first-load/ended-at-load.ts).
 */
export const StateTags = ({ event, now }: StateTagsProps) => {
  const gone = listedUntil(event.start, event.end);
  return wordsOf(event)
    .filter(({ is }) => is !== "over")
    .map(({ is, text, from, until }) => (
      <Tag
        key={is}
        kind={KINDS[is]}
        from={from ?? undefined}
        until={until !== null && until < gone ? until : undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {withTimesWhole(text)}
      </Tag>
    ));
};

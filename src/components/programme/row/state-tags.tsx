import { listedUntil } from "../../../../domain/showings/showing";
import { holdsAt, type ShowingFacts, type ShowingStateName, textsOf } from "../../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { withWholeFigures } from "../../../../domain/time/norwegian";
import { Tag } from "../../elements/tags";

/** What takes a visitor's ticket away is emphasised; what only does not apply yet is not. */
export const STATE_KINDS: Readonly<
  Record<ShowingStateName, "strong" | "light" | "passing" | "outline" | "current" | "bold">
> = {
  cancelled: "strong",
  moved: "light",
  soldOut: "strong",
  begun: "current",
  fewLeft: "passing",
  free: "bold",
  planned: "outline",
  saleOpensAt: "outline",
  onSale: "outline",
  over: "outline",
};

interface StateTagsProps {
  readonly event: ShowingFacts;
  readonly now: LocalDateTime;
  /** Where a buy button would be: it says what is free. */
  readonly besideButton?: boolean;
}

/**
 * A showing's state as text. Texts that hold later, or held before, are rendered hidden with their moments, so that the
 * page is correct before hydration (app/first-load/ended-at-load.ts).
 */
export const StateTags = ({ event, now, besideButton = false }: StateTagsProps) => {
  const gone = listedUntil(event.start, event.end);
  return textsOf(event)
    .filter(({ is }) => is !== "over" && !(besideButton && is === "free"))
    .map(({ is, text, from, until }) => (
      <Tag
        key={is}
        kind={STATE_KINDS[is]}
        from={from ?? undefined}
        until={until !== null && until < gone ? until : undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {withWholeFigures(text)}
      </Tag>
    ));
};

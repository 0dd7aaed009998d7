import { type Run, runAt, runUntil } from "../../../domain/showings/run";
import type { LocalDate, LocalDateTime } from "../../../domain/time/local-time";
import { fullDate, longDate, withWholeFigures } from "../../../domain/time/norwegian";
import { siteTexts } from "../../lib/texts";

interface RunNoteProps {
  readonly production: { readonly object: string; readonly premiere: LocalDate | null };
  /** All showings of all its versions, past ones too. */
  readonly events: readonly {
    readonly start: LocalDateTime;
    readonly end: LocalDateTime | null;
    readonly status: string;
  }[];
  readonly now: LocalDateTime;
  readonly className?: string | undefined;
}

const textOf = (run: Run, object: string): string | null => {
  if (run.is === "coming") return siteTexts.comes(longDate(run.premiere));
  if (run.is !== "ended") return null;
  if (run.last === null) return siteTexts.runEnded;
  return object === "movie" ? siteTexts.runEndedOn(fullDate(run.last)) : siteTexts.wasOn(fullDate(run.last));
};

/**
 * Why a production has no showings: it comes later, or its run has ended. While it has showings, the later text is
 * rendered hidden with its moment, so that it is shown in time before hydration (app/first-load/ended-at-load.ts).
 */
export const RunNote = ({ production, events, now, className }: RunNoteProps) => {
  const until = runUntil(events);
  const turn = until !== null && now < until ? until : null;
  const text = textOf(runAt(production, events, turn ?? now), production.object);
  if (text === null) return null;
  return (
    <p className={className} data-from={until ?? undefined} hidden={turn !== null}>
      {withWholeFigures(text)}
    </p>
  );
};

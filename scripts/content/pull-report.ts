import { timeOf } from "../../domain/time/local-time";
import { fullDate } from "../../domain/time/norwegian";
import { toLocal } from "../../domain/time/oslo";
import { type SourceStatus, sourceText } from "../../server/releases/pull-status";

/** Exit status of a pull, and of a refresh, that did a part: some sources could not be read. */
export const IN_PART = 2;

/** "24. november 2026 kl. 03.00" */
const at = (instant: string): string => {
  const local = toLocal(Date.parse(instant));
  return `${fullDate(local.slice(0, 10))} kl. ${timeOf(local).replace(":", ".")}`;
};

/** One line for each source. */
export const sourceLines = (sources: Readonly<Record<string, SourceStatus>>): readonly string[] =>
  Object.entries(sources).map(([name, source]) => sourceText(name, source, at));

import { moment } from "../../../domain/fields";
import { moveWeeks } from "../../../domain/time/demonstration";
import { dateOf, type LocalDateTime, mondayOf } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import type { Problem } from "../../api/api";
import type { Placed } from "../content/content-folder";
import { weeksMoved } from "./overview";
import { titleOf } from "./summaries";

const keyOf = ({ kind, id, value }: Placed): string => `${kind} ${id} ${value.start}`;

/**
 * Warns of showings that a change puts before this week, where a programme is seldom written: mostly a wrong year or
 * month. Saved ones, an archive, give no warning.
 */
export const pastStarts = (
  after: readonly Placed[],
  before: readonly Placed[],
  now: LocalDateTime,
): readonly Problem[] => {
  const saved = new Set(before.map(keyOf));
  const monday = moveWeeks(mondayOf(dateOf(now)), -weeksMoved(before));
  return after.flatMap((one) => {
    const start = moment.safeParse(one.value.start).data;
    if (one.kind !== "events" || start === undefined || start >= monday || saved.has(keyOf(one))) return [];
    return [
      {
        severity: "warning",
        file: one.file,
        path: ["start"],
        message: `er ${fullDate(dateOf(start))}, som har vært.`,
        cure: "Rett datoen, hvis forestillingen skal komme.",
        entity: { kind: one.kind, id: one.id, title: titleOf(one, after) },
      },
    ];
  });
};

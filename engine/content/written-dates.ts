import { moveWeeks } from "../../domain/time/demonstration";
import { dateOf, type LocalDate } from "../../domain/time/local-time";
import { longDate } from "../../domain/time/norwegian";
import type { SiteContent } from "./content";

/** Checks use a demonstration's shifted dates; the files have others. Messages use this to quote a date as written. */
export const asWritten = ({ movedWeeks }: Pick<SiteContent, "movedWeeks">, moment: string): string =>
  movedWeeks === 0 ? moment : moveWeeks(moment, -movedWeeks);

/**
 * Where the shifted day matters, as on a public holiday: ", flyttet til fredag 25. desember". Empty for a real site.
 */
export const movedTo = ({ movedWeeks }: Pick<SiteContent, "movedWeeks">, shown: LocalDate): string =>
  movedWeeks === 0 ? "" : `, flyttet til ${longDate(dateOf(shown))}`;

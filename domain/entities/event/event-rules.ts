import type { z } from "zod";
import { isProgrammeCalendar, programmeCalendar } from "../../addresses/calendar-address";
import { either } from "../../define/voices";
import { moment } from "../../fields";
import { toEpoch } from "../../time/oslo";

interface Fields {
  readonly id: string;
  readonly status: string;
  readonly start: string;
  readonly end?: string | undefined;
  readonly reason?: string | undefined;
  readonly previousStart?: string | undefined;
  readonly saleOpens?: string | undefined;
}

/** Rules between an event's fields, by its status and times. Its fields may still be of any type. */
export const checkEvent = (event: Fields, context: z.core.$RefinementCtx): void => {
  if (isProgrammeCalendar(event.id)) {
    context.addIssue({
      code: "custom",
      path: ["id"],
      message: `er opptatt: ${programmeCalendar(event.id)} er kalenderen for programmet. → Velg ${either("en annen id", "et annet kjennetegn")}.`,
    });
  }
  const need = (field: "reason" | "previousStart" | "saleOpens", why: string) => {
    if (event[field] === undefined) context.addIssue({ code: "custom", path: [field], message: why });
  };
  if (event.status === "cancelled") need("reason", "mangler. → Skriv hvorfor forestillingen er avlyst.");
  if (event.status === "moved") {
    need("reason", "mangler. → Skriv hvorfor forestillingen er flyttet.");
    need(
      "previousStart",
      `mangler. → Skriv det gamle tidspunktet${either(", for eksempel 2026-12-01T18:00", ", for eksempel «fre 18»")}.`,
    );
  }
  if (event.status === "saleOpensAt") need("saleOpens", "mangler. → Skriv når billettsalget åpner.");
  const { start, end } = event;
  const areMoments = [start, end].every((value) => moment.safeParse(value).success);
  if (end !== undefined && areMoments && toEpoch(end) <= toEpoch(start)) {
    context.addIssue({
      code: "custom",
      path: ["end"],
      message: `er ikke senere enn ${either("start", "begynnelsen")}. → Skriv når forestillingen slutter. Er den etter midnatt, så skriv neste dags dato.`,
    });
  }
};

import type { z } from "zod";
import { field } from "../define/field";
import { either } from "../define/voices";
import { moment } from "../fields";
import { toEpoch } from "../time/oslo";

const GROUP = "Publisering";

/** When content is on the site: outside its window it is treated as absent (`engine/shown`). */
export const shownWindow = {
  shownFrom: field(moment.optional(), {
    label: "Vises fra",
    help: "Når det skal komme på nettstedet, for eksempel 2026-12-04T12:00. Tomt: med en gang.",
    atForm: "For eksempel «13. desember» eller «i morgen 12». Tomt: med en gang.",
    group: GROUP,
    hidden: true,
  }),
  shownUntil: field(moment.optional(), {
    label: "Vises til",
    help: "Når det skal bort fra nettstedet, for eksempel 2027-01-02T00:00. Tomt: aldri.",
    atForm: "For eksempel «13. desember», som er hele den dagen. Tomt: aldri.",
    group: GROUP,
    hidden: true,
  }),
};

interface Fields {
  readonly shownFrom?: string | undefined;
  readonly shownUntil?: string | undefined;
}

/** A window ends after it begins. Its fields may still be of any type. */
export const checkWindow = ({ shownFrom, shownUntil }: Fields, context: z.core.$RefinementCtx): void => {
  if (shownFrom === undefined || shownUntil === undefined) return;
  if (![shownFrom, shownUntil].every((value) => moment.safeParse(value).success)) return;
  if (toEpoch(shownFrom) < toEpoch(shownUntil)) return;
  context.addIssue({
    code: "custom",
    path: ["shownUntil"],
    message: `er ikke senere enn «Vises fra»${either(" (shownFrom)", "")}. → Skriv et senere tidspunkt, eller ${either("fjern feltet", "la det stå tomt")} når det skal bli stående.`,
  });
};

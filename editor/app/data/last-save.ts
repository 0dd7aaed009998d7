import type { Desk, Kept } from "../../api/api";

/** The last save: shown by the form that opens after a new entity is saved, or by the list after a removal. */
export interface LastSave extends Kept {
  readonly kind: string;
  /** Null for a removal. */
  readonly id: string | null;
}

/** Notice after a save of any kind, also when the git commit failed. */
export const saveText = (
  { message, isCommitted, corrected = "" }: Kept,
  { hasHistory }: Pick<Desk, "hasHistory">,
): string =>
  [
    `Lagret: ${message}.`,
    ...(corrected === "" ? [] : [corrected]),
    ...(isCommitted || !hasHistory ? [] : ["Git tok ikke imot endringen; det prøves igjen ved neste lagring."]),
  ].join(" ");

/** Long enough for the next form to open on a slow machine. */
const SHOWN_FOR_MS = 20_000;

let last: (LastSave & { readonly at: number }) | null = null;

export const lastSave = {
  set: (save: LastSave): void => {
    last = { ...save, at: Date.now() };
  },
  of: (kind: string, id: string | null): LastSave | null =>
    last?.kind === kind && last.id === id && Date.now() - last.at < SHOWN_FOR_MS ? last : null,
  clear: (): void => {
    last = null;
  },
};

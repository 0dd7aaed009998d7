/** The last save: shown by the form that opens after a new entity is saved, or by the list after a removal. */
export interface LastSave {
  readonly kind: string;
  /** Null for a removal. */
  readonly id: string | null;
  readonly message: string;
  readonly isCommitted: boolean;
  /** What was corrected before it was saved. */
  readonly corrected?: string | undefined;
}

/** Notice after a save, also when the git commit failed. */
export const saveText = (message: string, isKept: boolean, corrected = ""): string =>
  [
    `Lagret: ${message}.`,
    ...(corrected === "" ? [] : [corrected]),
    ...(isKept ? [] : ["Git tok ikke imot endringen; det prøves igjen ved neste lagring."]),
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

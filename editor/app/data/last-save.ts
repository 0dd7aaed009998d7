/** What was saved last: a new entity is told of in the form that opens when it has been saved. */
export interface LastSave {
  readonly kind: string;
  readonly id: string;
  readonly message: string;
  readonly isCommitted: boolean;
}

/** Long enough for the next form to open. */
const TOLD_FOR_MS = 5_000;

let last: (LastSave & { readonly at: number }) | null = null;

export const lastSave = {
  keep: (save: LastSave): void => {
    last = { ...save, at: Date.now() };
  },
  of: (kind: string, id: string | null): LastSave | null =>
    last?.kind === kind && last.id === id && Date.now() - last.at < TOLD_FOR_MS ? last : null,
  forget: (): void => {
    last = null;
  },
};

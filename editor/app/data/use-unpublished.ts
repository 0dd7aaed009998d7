import type { Summary } from "../../api/api";
import { client } from "./client";
import { useDesk } from "./desk-context";
import { useLoaded } from "./use-loaded";

/** A row of a list, with whether visitors have it as it is here. */
export type Row = Summary & { readonly isUnpublished?: boolean };

/** Marks what differs from the published site; nothing where publishing is not set up, or has not been done. */
export const useUnpublished = (): ((kind: string, rows: readonly Summary[]) => readonly Row[]) => {
  const { edition } = useDesk();
  const { value } = useLoaded(client.publishing, "publisering", edition);
  const known = value?.hasTarget === true ? value.unpublished : null;
  if (!known) return (_, rows) => rows;
  const found = new Set(known.entities.map(({ kind, id }) => `${kind} ${id}`));
  return (kind, rows) => rows.map((row) => ({ ...row, isUnpublished: found.has(`${kind} ${row.id}`) }));
};

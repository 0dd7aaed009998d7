import type { Summary } from "../../api/api";
import { client } from "./client";
import { useDesk } from "./desk-context";
import { useLoaded } from "./use-loaded";

/** A row of a list, with what visitors do not have of it: nothing of it, or a change. */
export type Row = Summary & { readonly unpublished?: "new" | "changed" | null };

/** Marks what differs from the published site; nothing where publishing is not set up, or has not been done. */
export const useUnpublished = (): ((kind: string, rows: readonly Summary[]) => readonly Row[]) => {
  const { edition } = useDesk();
  const { value } = useLoaded(client.publishing, "publisering", edition);
  const known = value?.hasTarget === true ? value.unpublished : null;
  if (!known) return (_, rows) => rows;
  const found = new Map(
    known.entities.flatMap(({ kind, id, what }) => (what === "removed" ? [] : [[`${kind} ${id}`, what] as const])),
  );
  return (kind, rows) => rows.map((row) => ({ ...row, unpublished: found.get(`${kind} ${row.id}`) ?? null }));
};

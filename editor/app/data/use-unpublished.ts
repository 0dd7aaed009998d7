import { useMemo } from "react";
import type { Summary } from "../../api/api";
import { client } from "./client";
import { useDesk } from "./desk-context";
import { useLoaded } from "./use-loaded";

/** A row of a list, with what visitors do not have of it: nothing of it, or a change. */
export type Row = Summary & { readonly unpublished?: "new" | "changed" | null };

const NONE: readonly Summary[] = [];

/** Rows of a kind, marked by the published site; as they are where publishing is not set up, or has not been done. */
export const useUnpublished = (kind: string, rows: readonly Summary[] = NONE): readonly Row[] => {
  const { edition } = useDesk();
  const { value } = useLoaded(client.publishing, "publisering", edition);
  const known = value?.hasTarget === true ? value.unpublished : null;
  return useMemo(() => {
    if (!known) return rows;
    const found = new Map(
      known.entities.flatMap((one) =>
        one.kind !== kind || one.what === "removed" ? [] : [[one.id, one.what] as const],
      ),
    );
    return rows.map((row) => ({ ...row, unpublished: found.get(row.id) ?? null }));
  }, [known, kind, rows]);
};

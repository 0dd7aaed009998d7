import { useRef, useState } from "react";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { saveText } from "../../data/last-save";
import { focusMove } from "../../elements/focus-move";
import { messageOf } from "../../text/message-of";

export const rowId = (id: string): string => `rad-${id}`;

interface Moved {
  readonly isGood: boolean;
  readonly text: string;
}

/** Moves an entity past its neighbour in a list that is ordered by hand, and what is to be said of it. */
export const useMove = (kind: string) => {
  const { desk, editor, renew } = useDesk();
  const [moved, setMoved] = useState<Moved | null>(null);
  const isBusy = useRef(false);
  const move = async (id: string, by: -1 | 1) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setMoved(null);
    try {
      const saved = await client.move({ kind, id, by, editor });
      await renew();
      setMoved(
        saved.outcome === "refused"
          ? { isGood: false, text: saved.why }
          : { isGood: true, text: saveText(saved, desk) },
      );
    } catch (error) {
      setMoved({ isGood: false, text: messageOf(error) });
    }
    isBusy.current = false;
    // Whoever has gone on to something else stays there.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest("tr")?.id === rowId(id)) focusMove(rowId(id), by);
  };
  return { moved, move };
};

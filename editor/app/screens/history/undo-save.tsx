import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Kept } from "../../../api/api";
import { client, Failure } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { messageOf } from "../../text/message-of";

interface UndoSaveProps {
  /** Message of the save in the history. */
  readonly message: string;
  readonly onUndone: (kept: Kept) => void;
  readonly onFailed: (why: string) => void;
}

const undoLatest = async (message: string, editor: string): Promise<Kept> => {
  const { saves } = await client.saves();
  const save = saves.find((one) => one.message === message);
  if (save === undefined) throw new Failure("Fant ikke lagringen i historikken.");
  const undone = await client.undo(save.commit, editor);
  if (undone.outcome === "refused") throw new Failure(undone.why);
  return undone;
};

/** Undoes the last save. */
export const UndoSave = ({ message, onUndone, onFailed }: UndoSaveProps) => {
  const { editor, renew } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      const result = await undoLatest(message, editor);
      await renew();
      onUndone(result);
    } catch (error) {
      onFailed(`Ikke angret. ${messageOf(error)}`);
    }
    setBusy(false);
  };
  return (
    <Button
      type="button"
      variant="secondary"
      data-size="sm"
      aria-label="Angre lagringen"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void undo()}
    >
      {isBusy ? "Angrer …" : "Angre"}
    </Button>
  );
};

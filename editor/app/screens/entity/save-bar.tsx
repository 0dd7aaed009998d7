import { Button } from "@digdir/designsystemet-react";
import { type ReactNode, useEffect } from "react";
import type { Kept } from "../../../api/api";
import { announce } from "../../data/announce";
import { UndoSave } from "../history/undo-save";
import * as styles from "../screens.module.css";

export interface Status {
  readonly tone: "success" | "info" | "danger";
  readonly text: string;
  /** Message of the save that can be undone. */
  readonly saved?: string;
  /** Whether all that is written is kept as a draft: saving it again would change nothing. */
  readonly isDraftKept?: true;
}

interface SaveBarProps {
  readonly status: Status | null;
  /** Text when there is no status. */
  readonly otherwise: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why saving is blocked; null when it is not. */
  readonly blockedBy: string | null;
  readonly isDraft: boolean;
  readonly onUndone: (kept: Kept) => void;
  readonly onFailed: (why: string) => void;
  /** What is missing. */
  readonly children: ReactNode;
}

/** Save status and its one action, in one line. */
export const SaveBar = (props: SaveBarProps) => {
  const { status, isChanged, isSaving, blockedBy } = props;
  const told = status?.text ?? "";
  useEffect(() => {
    if (told !== "") announce(told);
  }, [told]);
  return (
    <div className={styles.bar}>
      <div>
        {status !== null ? (
          <span data-tone-of={status.tone}>{status.text}</span>
        ) : (
          <span data-quiet={blockedBy === null || undefined}>{blockedBy ?? props.otherwise}</span>
        )}
      </div>
      {props.children}
      {status?.saved !== undefined && (
        <UndoSave message={status.saved} onUndone={props.onUndone} onFailed={props.onFailed} />
      )}
      {/* Not `disabled`: that would take the focus from who has pressed it. */}
      <Button
        type="submit"
        variant={status?.isDraftKept ? "secondary" : "primary"}
        aria-disabled={!isChanged || isSaving || blockedBy !== null}
      >
        {props.isDraft ? "Lagre utkast" : "Lagre"}
      </Button>
    </div>
  );
};

import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Kept } from "../../../api/api";
import { UndoSave } from "../history/undo-save";
import * as styles from "../screens.module.css";

export interface Status {
  readonly tone: "success" | "info" | "danger";
  readonly text: string;
  /** Message of the save that can be undone. */
  readonly saved?: string;
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
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onDiscard: () => void;
  readonly onUndone: (kept: Kept) => void;
  readonly onFailed: (why: string) => void;
}

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Confirms discarding, which cannot be undone. */
const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <fieldset className={styles.question}>
    <legend>Forkaste alt du har skrevet her?</legend>
    <Button
      type="button"
      data-color="danger"
      onClick={() => {
        onDiscard();
        document.getElementById("innhold")?.focus();
      }}
    >
      Forkast
    </Button>
    <Button type="button" variant="secondary" autoFocus onClick={onKeep}>
      Behold
    </Button>
  </fieldset>
);

/** Save status and actions. */
export const SaveBar = (props: SaveBarProps) => {
  const { status, isChanged, isSaving, blockedBy } = props;
  const [isAsked, setAsked] = useState(false);
  // Once nothing is left to discard, the question is closed and does not reappear at the next change.
  if (isAsked && !isChanged) setAsked(false);
  if (isAsked)
    return (
      <div className={styles.bar}>
        <DiscardQuestion
          onKeep={() => setAsked(false)}
          onDiscard={() => {
            setAsked(false);
            props.onDiscard();
          }}
        />
      </div>
    );
  return (
    <div className={styles.bar}>
      <div role="status">
        {status !== null ? (
          <span data-tone-of={status.tone}>{status.text}</span>
        ) : (
          <span>{blockedBy ?? props.otherwise}</span>
        )}
      </div>
      {status?.saved !== undefined && (
        <UndoSave message={status.saved} onUndone={props.onUndone} onFailed={props.onFailed} />
      )}
      <Button type="button" variant="secondary" aria-expanded={props.isPreviewed} onClick={props.onPreview}>
        Forhåndsvis
      </Button>
      <Button type="button" variant="tertiary" disabled={!isChanged || isSaving} onClick={() => setAsked(true)}>
        Angre alt
      </Button>
      <Button type="submit" disabled={!isChanged || isSaving || blockedBy !== null}>
        {props.isDraft ? "Lagre som utkast" : "Lagre"}
      </Button>
    </div>
  );
};

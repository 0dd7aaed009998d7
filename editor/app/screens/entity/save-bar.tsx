import { Button } from "@digdir/designsystemet-react";
import { UndoSave } from "../history/undo-save";
import * as styles from "../screens.module.css";

export interface Status {
  readonly tone: "success" | "info" | "danger";
  readonly text: string;
  /** What the save is called that can be undone. */
  readonly saved?: string;
}

interface SaveBarProps {
  readonly status: Status | null;
  /** The text while there is no other. */
  readonly otherwise: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isBlocked: boolean;
  readonly isDraft: boolean;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onDiscard: () => void;
  readonly onUndone: (message: string) => void;
  readonly onFailed: (why: string) => void;
}

/** The state of saving, and what can be done about it. */
export const SaveBar = (props: SaveBarProps) => {
  const { status, isChanged, isSaving } = props;
  return (
    <div className={styles.bar}>
      <div role="status">
        {status !== null ? <span data-tone-of={status.tone}>{status.text}</span> : <span>{props.otherwise}</span>}
      </div>
      {status?.saved !== undefined && (
        <UndoSave message={status.saved} onUndone={props.onUndone} onFailed={props.onFailed} />
      )}
      <Button type="button" variant="secondary" aria-expanded={props.isPreviewed} onClick={props.onPreview}>
        Forhåndsvis
      </Button>
      <Button type="button" variant="tertiary" disabled={!isChanged || isSaving} onClick={props.onDiscard}>
        Angre alt
      </Button>
      <Button type="submit" disabled={!isChanged || isSaving || props.isBlocked}>
        {props.isDraft ? "Lagre som utkast" : "Lagre"}
      </Button>
    </div>
  );
};

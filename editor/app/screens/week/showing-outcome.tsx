import { useDesk } from "../../data/desk-context";
import { saveText } from "../../data/last-save";
import { UndoSave } from "../history/undo-save";
import type { ShowingActions } from "./use-showing-actions";
import * as styles from "./week.module.css";

/** What was done last, with what takes it back. */
export const ShowingOutcome = ({
  actions: { notice, setNotice, undoable, undone },
}: {
  readonly actions: ShowingActions;
}) => {
  const { desk } = useDesk();
  return (
    <div className={styles.outcome}>
      <div className={styles.notice}>{notice}</div>
      {undoable !== null && (
        <UndoSave
          key={undoable}
          message={undoable}
          onUndone={(kept) => undone(saveText(kept, desk))}
          onFailed={setNotice}
        />
      )}
    </div>
  );
};

import { Alert } from "@digdir/designsystemet-react";
import { useState } from "react";
import { useDesk } from "../../data/desk-context";
import { lastSave, saveText } from "../../data/last-save";
import { UndoSave } from "../history/undo-save";

/** Notice of a removal, with an undo button. */
export const RemovedNotice = ({ kind }: { readonly kind: string }) => {
  const { desk } = useDesk();
  const [notice, setNotice] = useState(() => {
    const last = lastSave.of(kind, null);
    if (last === null) return null;
    const { message, isCommitted } = last;
    return {
      isGood: true,
      text: saveText(message, isCommitted || !desk.hasHistory),
      undoable: isCommitted ? message : null,
    };
  });
  return (
    <div role="status">
      {notice !== null && (
        <Alert data-color={notice.isGood ? "success" : "danger"}>
          {notice.text}{" "}
          {notice.undoable !== null && (
            <UndoSave
              message={notice.undoable}
              onUndone={(message) => {
                lastSave.clear();
                setNotice({ isGood: true, text: saveText(message, true), undoable: null });
              }}
              onFailed={(text) => setNotice({ isGood: false, text, undoable: notice.undoable })}
            />
          )}
        </Alert>
      )}
    </div>
  );
};

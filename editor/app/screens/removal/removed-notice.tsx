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
    return { isGood: true, text: saveText(last, desk), undoable: last.isCommitted ? last.message : null };
  });
  return (
    <div role="status">
      {notice !== null && (
        <Alert data-color={notice.isGood ? "success" : "danger"}>
          {notice.text}{" "}
          {notice.undoable !== null && (
            <UndoSave
              message={notice.undoable}
              onUndone={(kept) => {
                lastSave.clear();
                setNotice({ isGood: true, text: saveText(kept, desk), undoable: null });
              }}
              onFailed={(text) => setNotice({ isGood: false, text, undoable: notice.undoable })}
            />
          )}
        </Alert>
      )}
    </div>
  );
};

import { useEffect, useState } from "react";
import type { WeekAction, WeekShowing } from "../../../api/week";
import { announce } from "../../data/announce";
import { weekClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { saveText } from "../../data/last-save";
import type { ShowingAct } from "../../data/route";
import type { Loaded } from "../../data/use-loaded";
import { sentenceOf } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import type { Slot } from "./slot";

/** What the sheet is opened for. */
export type Opened =
  | {
      readonly what: "showing";
      readonly showing: WeekShowing;
      readonly slot: Slot | null;
      /** What it is opened for. */
      readonly act?: ShowingAct | null;
    }
  | { readonly what: "add"; readonly slot: Slot; readonly production?: string | null }
  | { readonly what: "copy" };

export interface ShowingActions {
  readonly opened: Opened | null;
  readonly open: (next: Opened | null) => void;
  readonly act: (action: WeekAction) => Promise<void>;
  readonly isSaving: boolean;
  /** Why the last action was not carried out. */
  readonly failure: string | null;
  /** What was done last. */
  readonly notice: string;
  readonly setNotice: (text: string) => void;
  /** Message of the save that can be undone. */
  readonly undoable: string | null;
  readonly undone: (text: string) => void;
}

/**
 * Actions on showings, for `ShowingSheet` and `ShowingOutcome`.
 *
 * @param programme What was loaded: a new value after each load, null on the way.
 * @param reload Loads the programme once more; called after each save and each conflict.
 */
export const useShowingActions = (
  { value: programme, failure: unloaded }: Loaded<object>,
  reload: () => void,
): ShowingActions => {
  const { desk, editor, renew } = useDesk();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNoticeText] = useState("");
  const [undoable, setUndoable] = useState<string | null>(null);
  const [done, setDone] = useState<{ text: string; undoable: string | null; before: object | null } | null>(null);
  // The sheet closes when the programme shows what was done: the focus goes back to the showing, which is then read.
  // What is saved is told as well when the programme cannot be loaded.
  useEffect(() => {
    const isLoaded = programme !== null && programme !== done?.before;
    if (done === null || !(isLoaded || unloaded !== null)) return;
    setDone(null);
    setSaving(false);
    setOpened(null);
    setUndoable(done.undoable);
    setNoticeText(done.text);
    announce(done.text);
  }, [done, programme, unloaded]);
  const setNotice = (text: string) => {
    setNoticeText(text);
    announce(text);
  };
  return {
    opened,
    isSaving,
    failure,
    notice,
    undoable,
    setNotice,
    open: (next) => {
      setFailure(null);
      setOpened(next);
    },
    act: async (action) => {
      setSaving(true);
      setFailure(null);
      try {
        const saved = await weekClient.save(action, editor);
        if (saved.outcome === "saved") {
          const kept = saved.isCommitted ? saved.message : null;
          setDone({ text: saveText(saved, desk), undoable: kept, before: programme });
          reload();
          await renew();
          return;
        }
        if (saved.outcome === "refused") setFailure(saved.problems.map(sentenceOf).join(" "));
        else {
          setFailure(saved.message);
          reload();
        }
      } catch (error) {
        setFailure(messageOf(error));
      }
      setSaving(false);
    },
    undone: (text) => {
      setNotice(text);
      setUndoable(null);
      reload();
    },
  };
};

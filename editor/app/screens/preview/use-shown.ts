import { useEffect, useState } from "react";
import type { PreviewEdit, PreviewShown } from "../../../api/preview";
import { previewClient } from "../../data/preview-client";
import { messageOf } from "../../text/message-of";

/** A pause in typing, after which the pages follow. */
const PAUSE_MS = 400;

/** Has the preview show what the form holds, as long as it is open. */
export const useShown = ({ kind, id, before, value, moment }: PreviewEdit) => {
  const [shown, setShown] = useState<PreviewShown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      previewClient.show({ kind, id, before, value, moment }, cancel.signal).then(
        (answer) => {
          setShown(answer);
          setFailure(null);
        },
        (error: unknown) => {
          if (!cancel.signal.aborted) setFailure(messageOf(error));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [kind, id, before, value, moment]);
  useEffect(() => () => void previewClient.drop(kind, id).catch(() => undefined), [kind, id]);
  return { shown, failure };
};

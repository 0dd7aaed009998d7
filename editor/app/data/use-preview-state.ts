import { useEffect, useState } from "react";
import type { Preview } from "../../api/preview";
import { previewClient } from "./client";

/** Changes on disk are shown within two seconds, of which the check of a large site takes one. */
const PAUSE_MS = 700;

/** The preview's state, and how often the content folder has changed. Null before the first answer. */
export const usePreviewState = (): Preview | null => {
  const [state, setState] = useState<Preview | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const follow = async (): Promise<void> => {
      const answer = document.hidden ? null : await previewClient.state().catch(() => null);
      if (!isCurrent) return;
      if (answer !== null) setState((last) => (JSON.stringify(last) === JSON.stringify(answer) ? last : answer));
      timer = setTimeout(() => void follow(), PAUSE_MS);
    };
    void follow();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, []);
  return state;
};

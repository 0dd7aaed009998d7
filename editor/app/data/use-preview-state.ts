import { useEffect, useState } from "react";
import type { Preview } from "../../api/preview";
import { previewClient } from "./client";

/** Changes on disk are to show within two seconds; the check of a large site takes one of them. */
const PAUSE_MS = 700;

/** State of the preview and edition of the content folder; null before the first response. */
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

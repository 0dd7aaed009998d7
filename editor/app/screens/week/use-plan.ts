import { useEffect, useState } from "react";
import type { WeekAction, WeekPlan } from "../../../api/week";
import { messageOf } from "../../text/message-of";
import { weekClient } from "./week-client";

const PAUSE_MS = 150;

/** What an action would do, requested while it is being written; null until there is a response. */
export const usePlan = (
  action: WeekAction | null,
): { readonly plan: WeekPlan | null; readonly failure: string | null } => {
  const key = JSON.stringify(action);
  const [found, setFound] = useState<{ key: string; plan: WeekPlan | null; failure: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key changes with the action.
  useEffect(() => {
    if (action === null) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      weekClient.plan(action, cancel.signal).then(
        (plan) => setFound({ key, plan, failure: null }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          setFound({ key, plan: null, failure: messageOf(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key]);
  return found?.key === key ? found : { plan: null, failure: null };
};

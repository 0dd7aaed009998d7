import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadTwice } from "../../lib/fetch-code";
import { awaitFirstStep, isAsking, subscribeToConsent } from "./consent";

type Dialogue = ComponentType<{ readonly page: string | null }>;

/** The consent dialogue, when it is needed; its script is loaded only then. */
export const AskForConsent = ({ page }: { readonly page: string | null }) => {
  const asks = useSyncExternalStore(subscribeToConsent, isAsking, () => false);
  const [Dialogue, setDialogue] = useState<Dialogue | null>(null);
  useEffect(awaitFirstStep, []);
  useEffect(() => {
    if (!asks) return;
    loadTwice(() => import("./consent-dialogue")).then(
      ({ ConsentDialogue }) => setDialogue(() => ConsentDialogue),
      () => undefined, // Offline: no dialogue is shown, and nothing is sent.
    );
  }, [asks]);
  return asks && Dialogue !== null ? <Dialogue page={page} /> : null;
};

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadTwice } from "../../lib/fetch-code";
import { awaitFirstStep, isConsentNeeded, subscribeToConsent } from "./consent";
import type { ConsentProps } from "./consent-dialogue";

/** The consent dialogue, when it is needed; its script is loaded only then. */
export const ConsentPrompt = (props: ConsentProps) => {
  const isNeeded = useSyncExternalStore(subscribeToConsent, isConsentNeeded, () => false);
  const [Dialogue, setDialogue] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(awaitFirstStep, []);
  useEffect(() => {
    if (!isNeeded) return;
    loadTwice(() => import("./consent-dialogue")).then(
      ({ ConsentDialogue }) => setDialogue(() => ConsentDialogue),
      () => undefined, // Offline: no dialogue is shown, and nothing is sent.
    );
  }, [isNeeded]);
  return isNeeded && Dialogue !== null ? <Dialogue {...props} /> : null;
};

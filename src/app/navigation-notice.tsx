import { useEffect, useRef, useSyncExternalStore } from "react";
import { strings } from "../lib/strings";
import * as styles from "./navigation-notice.module.css";
import {
  type NavigationState,
  navigationState,
  noNavigation,
  stayStill,
  subscribeToNavigation,
} from "./runtime/navigation-state";
import { tryAgain } from "./runtime/page-failures";

const WORDS = { once: strings.pageHeld, now: strings.pageHeldTrying, again: strings.pageStillHeld };

/** Why the chosen page does not come, and a way to try again. It takes the focus, and gives it back to the link. */
const Held = ({ tried }: Extract<NavigationState, { readonly kind: "held" }>) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={panel}
      className={styles.held}
      role="alertdialog"
      aria-labelledby="uten-nett"
      aria-describedby="uten-nett-tekst"
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && stayStill()}
    >
      <div>
        <p id="uten-nett" className={styles.heading}>
          {strings.pageHeldHeading}
        </p>
        <p id="uten-nett-tekst" aria-live="polite">
          {WORDS[tried]}
        </p>
      </div>
      <div className={styles.ways}>
        <button type="button" className="ds-button" aria-disabled={tried === "now"} onClick={() => void tryAgain()}>
          {strings.tryAgain}
        </button>
        <button type="button" className="ds-button" data-variant="secondary" onClick={stayStill}>
          {strings.closeMessage}
        </button>
      </div>
    </div>
  );
};

/** What the reader is told of a navigation that takes its time, or that comes to nothing. The page stays meanwhile. */
export const NavigationNotice = () => {
  const state = useSyncExternalStore(subscribeToNavigation, navigationState, noNavigation);
  return (
    <>
      <div role="status" className={styles.wait}>
        {state.kind === "waiting" && <p>{strings.pageOnItsWay}</p>}
      </div>
      {state.kind === "held" && <Held {...state} />}
    </>
  );
};

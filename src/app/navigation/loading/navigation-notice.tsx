import { useEffect, useRef, useSyncExternalStore } from "react";
import { siteTexts } from "../../../lib/texts";
import { appTexts } from "../../texts";
import {
  clearNavigationStatus,
  idleNavigation,
  type NavigationState,
  navigationState,
  subscribeToNavigation,
} from "../navigation-state";
import * as styles from "./navigation-notice.module.css";
import { tryAgain } from "./page-failures";

const WORDS = { once: appTexts.pageHeld, now: appTexts.pageHeldTrying, again: appTexts.pageStillHeld };

/** Says why the page does not load and offers a retry. Takes the focus, and returns it to the link when closed. */
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
      onKeyDown={({ key }) => key === "Escape" && clearNavigationStatus()}
    >
      <div>
        <p id="uten-nett" className={styles.heading}>
          {appTexts.pageHeldHeading}
        </p>
        <p id="uten-nett-tekst" aria-live="polite">
          {WORDS[tried]}
        </p>
      </div>
      <div className={styles.ways}>
        <button type="button" className="ds-button" aria-disabled={tried === "now"} onClick={() => void tryAgain()}>
          {siteTexts.tryAgain}
        </button>
        <button type="button" className="ds-button" data-variant="secondary" onClick={clearNavigationStatus}>
          {appTexts.closeMessage}
        </button>
      </div>
    </div>
  );
};

/** Status message for slow and failed navigations. */
export const NavigationNotice = () => {
  const state = useSyncExternalStore(subscribeToNavigation, navigationState, idleNavigation);
  return (
    <>
      <div role="status" className={styles.wait}>
        {state.kind === "waiting" && <p>{appTexts.pageLoading}</p>}
      </div>
      {state.kind === "held" && <Held {...state} />}
    </>
  );
};

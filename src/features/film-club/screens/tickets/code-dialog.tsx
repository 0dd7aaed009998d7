import { useEffect, useId, useRef } from "react";
import { filmClubTexts } from "../texts";
import * as styles from "./code-dialog.module.css";
import { QrPicture } from "./qr-picture";

/** Keeps the screen awake while the component is mounted, where the browser can. */
const useWakeLock = (): void => {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const release = (held: WakeLockSentinel | null): void => void held?.release().catch(() => undefined);
    const request = (): void => {
      // Not in every browser, although the types say so.
      const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator;
      if (document.visibilityState !== "visible") return;
      wakeLock?.request("screen").then(
        (held) => {
          if (isOver) release(held);
          else lock = held;
        },
        () => undefined, // Low battery, for example: the screen turns off as usual.
      );
    };
    request();
    // Browsers release it when the page is hidden.
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      release(lock);
    };
  }, []);
};

interface CodeDialogProps {
  readonly code: string;
  readonly title: string;
  /** When and where: "I dag kl. 20.15, Kinosal", "Rad 7, sete 4". */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** A QR code alone, large on white, over when and where to sit, with a wake lock. Open while it is mounted. */
export const CodeDialog = ({ code, title, lines, onClose }: CodeDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useWakeLock();
  useEffect(() => {
    const opened = dialog.current;
    // React runs effects twice in development.
    if (opened !== null && !opened.open) opened.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={styles.sheet}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {filmClubTexts.ticketCloseCode}
        </button>
        <QrPicture code={code} />
        <div id={heading} className={styles.words}>
          <p>
            <strong>{title}</strong>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </dialog>
  );
};

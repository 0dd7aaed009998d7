import { useEffect, useId, useRef } from "react";
import { filmClubTexts } from "../texts";
import * as styles from "./code-dialog.module.css";
import { QrPicture } from "./qr-picture";
import { useWakeLock } from "./use-wake-lock";

interface CodeDialogProps {
  readonly code: string;
  readonly title: string;
  readonly when: string;
  readonly onClose: () => void;
}

/** A QR code alone, large on white, with a wake lock. Open while it is mounted. */
export const CodeDialog = ({ code, title, when, onClose }: CodeDialogProps) => {
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
        <p id={heading} className={styles.words}>
          <strong>{title}</strong>, {when}
        </p>
      </div>
    </dialog>
  );
};

import { useRef, useState, useSyncExternalStore } from "react";
import { canInstall, install, onInstallChange } from "../../install-prompt";
import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";

/** Offers the site for the phone's home screen, to a visitor who has something to come back to. */
export const InstallOffer = () => {
  const isOffered = useSyncExternalStore(onInstallChange, canInstall, () => false);
  const [isAnswered, setAnswered] = useState(false);
  const why = useRef<HTMLParagraphElement>(null);
  if (!(isOffered || isAnswered)) return null;
  /** The pressed button is removed. */
  const ask = async (): Promise<void> => {
    setAnswered(true);
    await install().catch(() => undefined);
    why.current?.focus();
  };
  return (
    <div className={styles.invitation}>
      <p ref={why} tabIndex={-1}>
        {isOffered ? filmClubTexts.installWhy : filmClubTexts.installLater}
      </p>
      {isOffered && (
        <button type="button" className="ds-button" data-variant="secondary" onClick={() => void ask()}>
          {filmClubTexts.install}
        </button>
      )}
    </div>
  );
};

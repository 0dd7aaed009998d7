import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Summary } from "../../../api/api";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { newAddress } from "../../data/route";
import { SmallButton } from "../../elements/small-button";
import { messageOf } from "../../text/message-of";
import * as styles from "./list.module.css";

interface HideBarProps {
  readonly kind: string;
  readonly chosen: readonly Summary[];
  readonly onDone: () => void;
}

/** What can be done with the chosen rows. */
export const HideBar = ({ kind, chosen, onDone }: HideBarProps) => {
  const { editor, renew } = useDesk();
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const hide = async (isHidden: boolean) => {
    setBusy(true);
    try {
      const saved = await client.hide({ kind, ids, isHidden, editor });
      if (saved.outcome === "refused") setFailure(saved.why);
      else {
        lastSave.set({ ...saved, kind, id: null });
        await renew();
        onDone();
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.chosen}>
      <span role="status">{failure || `${ids.length} valgt`}</span>
      {chosen.some(({ isShown }) => isShown) && (
        <Button variant="secondary" disabled={isBusy} onClick={() => void hide(true)}>
          Skjul
        </Button>
      )}
      {chosen.some(({ isShown }) => !isShown) && (
        <Button variant="secondary" disabled={isBusy} onClick={() => void hide(false)}>
          Vis igjen
        </Button>
      )}
      {ids.length === 1 && ids[0] !== undefined && (
        <Button asChild variant="secondary">
          <a href={newAddress(kind, ids[0])}>Lag kopi</a>
        </Button>
      )}
      <SmallButton onClick={onDone}>Fjern valget</SmallButton>
    </div>
  );
};

import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Several, Summary } from "../../../api/api";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { newAddress } from "../../data/route";
import { Icon } from "../../elements/icon";
import { SmallButton } from "../../elements/small-button";
import { messageOf } from "../../text/message-of";
import { RemovalQuestion } from "../removal/removal-question";
import { type Asked, ChosenQuestion } from "./chosen-question";
import * as styles from "./list.module.css";

interface ChosenBarProps {
  readonly kind: string;
  /** Whether they can be hidden. */
  readonly mayHide: boolean;
  readonly chosen: readonly Summary[];
  readonly onDone: () => void;
}

/** What can be done with the chosen rows. */
export const ChosenBar = ({ kind, mayHide, chosen, onDone }: ChosenBarProps) => {
  const { editor, renew } = useDesk();
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | "remove" | null>(null);
  const ids = chosen.map(({ id }) => id);
  const act = async (what: Several["act"]) => {
    setBusy(true);
    try {
      const saved = await client.several({ kind, ids, act: what, editor });
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
  const ask = (what: NonNullable<typeof asked>) => {
    setFailure("");
    setAsked(what);
  };
  return (
    <div className={styles.chosen} data-covers>
      <SmallButton icon aria-label="Fjern valget" title="Fjern valget" onClick={onDone}>
        <Icon name="close" />
      </SmallButton>
      <span role="status">{(asked === null && failure) || `${ids.length} valgt`}</span>
      {mayHide && chosen.some(({ isShown }) => isShown) && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void act({ do: "hide" })}>
          Skjul
        </Button>
      )}
      {mayHide && chosen.some(({ isShown }) => !isShown) && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void act({ do: "show" })}>
          Vis igjen
        </Button>
      )}
      {kind === "events" && (
        <>
          <Button variant="secondary" onClick={() => ask("status")}>
            Billetter …
          </Button>
          <Button variant="secondary" onClick={() => ask("cancel")}>
            Avlys …
          </Button>
          <Button variant="secondary" onClick={() => ask("price")}>
            Priser …
          </Button>
        </>
      )}
      {ids.length === 1 && ids[0] !== undefined && (
        <Button asChild variant="secondary">
          <a href={newAddress(kind, ids[0])}>Lag kopi</a>
        </Button>
      )}
      <Button variant="secondary" data-color="danger" className={styles.apart} onClick={() => ask("remove")}>
        Slett …
      </Button>
      {asked === "remove" && (
        <RemovalQuestion kind={kind} named={chosen} onClose={() => setAsked(null)} onRemoved={onDone} />
      )}
      {asked !== null && asked !== "remove" && (
        <ChosenQuestion
          kind={kind}
          what={asked}
          chosen={chosen}
          failure={failure}
          isBusy={isBusy}
          onAct={(what) => void act(what)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};

import { Button, Dialog, Field, Heading, Label, Paragraph, Select } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Several, Summary } from "../../../api/api";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { newAddress } from "../../data/route";
import { storedDraft } from "../../data/stored-draft";
import { Icon } from "../../elements/icon";
import { SmallButton } from "../../elements/small-button";
import { messageOf } from "../../text/message-of";
import { unbroken } from "../../text/unbroken";
import * as removalStyles from "../removal/removal.module.css";
import * as screenStyles from "../screens.module.css";
import * as styles from "./list.module.css";

const MAX_NAMED = 8;

interface QuestionProps {
  readonly kind: string;
  readonly what: "remove" | "price";
  readonly chosen: readonly Summary[];
  /** What went wrong; empty for nothing. */
  readonly failure: string;
  readonly isBusy: boolean;
  readonly onAct: (act: Several["act"]) => void;
  readonly onClose: () => void;
}

/** What is asked before several are removed, or get another list of prices. */
const Question = ({ kind, what, chosen, failure, isBusy, onAct, onClose }: QuestionProps) => {
  const { desk, lists } = useDesk();
  const [priceList, setPriceList] = useState("");
  const { entries = "valgte" } = desk.kinds.find((one) => one.kind === kind) ?? {};
  const count = chosen.length === 1 ? `«${chosen[0]?.title}»` : `${chosen.length} ${entries}`;
  const more = chosen.length - MAX_NAMED;
  const titles = chosen.slice(0, MAX_NAMED).map(({ id, title }) => <li key={id}>{unbroken(title)}</li>);
  return (
    <Dialog open closedby="any" closeButton={false} aria-labelledby="flere-sporsmal" onClose={onClose}>
      <div className={removalStyles.question}>
        <Heading level={2} data-size="xs" id="flere-sporsmal">
          {what === "remove" ? `Slette ${count}?` : `Prisliste for ${count}`}
        </Heading>
        <ul className={removalStyles.referrers}>
          {titles}
          {more > 0 && <li>{`og ${more} til`}</li>}
        </ul>
        {what === "remove" ? (
          <Paragraph>
            {kind === "events" && "Er det solgt billetter, avlyser du dem i stedet, så publikum får vite det. "}
            Det forsvinner fra nettstedet neste gang det publiseres. Slettingen kan angres.
          </Paragraph>
        ) : (
          <Field>
            <Label>Prisliste</Label>
            <Field.Description>Erstatter egne priser på de forestillingene som har det.</Field.Description>
            <Select value={priceList} onChange={({ target }) => setPriceList(target.value)}>
              <Select.Option value="">Salens priser</Select.Option>
              {(lists.byType.PriceList ?? []).map(({ id, title }) => (
                <Select.Option key={id} value={id}>
                  {title}
                </Select.Option>
              ))}
            </Select>
          </Field>
        )}
        <div role="status">{failure}</div>
        <div className={screenStyles.buttons}>
          <Button
            type="button"
            data-color={what === "remove" ? "danger" : "accent"}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onAct(what === "remove" ? { do: "remove" } : { do: "price", priceList })}
          >
            {what === "remove" ? "Ja, slett" : "Bruk prislista"}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {what === "remove" ? "Behold" : "Avbryt"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

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
  const [asked, setAsked] = useState<QuestionProps["what"] | null>(null);
  const ids = chosen.map(({ id }) => id);
  const act = async (what: Several["act"]) => {
    setBusy(true);
    try {
      const saved = await client.several({ kind, ids, act: what, editor });
      if (saved.outcome === "refused") setFailure(saved.why);
      else {
        if (what.do === "remove") for (const id of ids) storedDraft.drop(kind, id);
        lastSave.set({ ...saved, kind, id: null });
        await renew();
        onDone();
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const ask = (what: QuestionProps["what"]) => {
    setFailure("");
    setAsked(what);
  };
  return (
    <div className={styles.chosen}>
      <span role="status">{(asked === null && failure) || `${ids.length} valgt`}</span>
      {mayHide && chosen.some(({ isShown }) => isShown) && (
        <Button variant="secondary" disabled={isBusy} onClick={() => void act({ do: "hide" })}>
          Skjul
        </Button>
      )}
      {mayHide && chosen.some(({ isShown }) => !isShown) && (
        <Button variant="secondary" disabled={isBusy} onClick={() => void act({ do: "show" })}>
          Vis igjen
        </Button>
      )}
      {kind === "events" && (
        <Button variant="secondary" onClick={() => ask("price")}>
          Prisliste …
        </Button>
      )}
      {ids.length === 1 && ids[0] !== undefined && (
        <Button asChild variant="secondary">
          <a href={newAddress(kind, ids[0])}>Lag kopi</a>
        </Button>
      )}
      <Button variant="secondary" data-color="danger" onClick={() => ask("remove")}>
        Slett …
      </Button>
      <SmallButton aria-label="Fjern valget" title="Fjern valget" onClick={onDone}>
        <Icon name="close" />
      </SmallButton>
      {asked !== null && (
        <Question
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

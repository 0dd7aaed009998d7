import { Checkbox, Field, Fieldset, Label, Paragraph, Select, Textfield } from "@digdir/designsystemet-react";
import { useDesk } from "../../data/desk-context";
import { SmallButton } from "../../elements/small-button";
import { sentenceOf } from "../../fields/form-context";
import { momentOf, momentText, todayInOslo } from "../../text/when";
import { USUAL_PRICES } from "../showings/chosen-prices";
import { PriceChoice } from "../showings/price-choice";
import { ToldLines } from "../showings/told-lines";
import * as styles from "./companions.module.css";
import type { Row } from "./companions-draft";
import type { CompanionsState } from "./use-companions";

interface ShowingRowsProps {
  readonly companions: CompanionsState;
  readonly isFilm: boolean;
  /** Initial hall of a new row. */
  readonly hall: string;
}

/** Showings of a new film or arrangement. There is always an empty row at the end. */
export const ShowingRows = ({ companions: { draft, change, problems, toldOf }, isFilm, hall }: ShowingRowsProps) => {
  const { lists } = useDesk();
  const ediProblem = problems.find(({ path, entity }) => path[0] === "ediNumber" && entity?.id.endsWith("-3d"));
  const halls = lists.byType.Hall ?? [];
  const last = draft.rows.at(-1);
  const fresh: Row = {
    when: "",
    hall: last?.hall ?? (hall || (halls[0]?.id ?? "")),
    isThreeD: false,
    isFree: false,
    pricing: USUAL_PRICES,
  };
  const rows = [...draft.rows, ...(last === undefined || last.when.trim() !== "" ? [fresh] : [])];
  const set = (at: number, part: Partial<Row>) =>
    change({ ...draft, rows: rows.map((row, other) => (other === at ? { ...row, ...part } : row)) });
  return (
    <Fieldset className={styles.panel}>
      <Fieldset.Legend>Forestillinger</Fieldset.Legend>
      <Fieldset.Description>
        Skriv tidspunktet som «fre 18» eller «4/12 19.30». Tilretteleggingen følger salen.
      </Fieldset.Description>
      {rows.map((row, at) => {
        const { when, hall: chosen, isThreeD, isFree, pricing } = row;
        const told = toldOf(row);
        const moment = momentOf(when, todayInOslo());
        const name = `Forestilling ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key that is stable while typing.
          <fieldset key={at} aria-label={name} className={styles.row}>
            <Textfield
              data-size="sm"
              label="Tidspunkt"
              autoComplete="off"
              value={when}
              error={when.trim() !== "" && moment === null ? "Skriv en dag og et klokkeslett som finnes." : undefined}
              onChange={({ target }) => set(at, { when: target.value })}
            />
            <Field data-size="sm">
              <Label>Sal</Label>
              <Select value={chosen} onChange={({ target }) => set(at, { hall: target.value })}>
                {halls.map(({ id, title }) => (
                  <Select.Option key={id} value={id}>
                    {title}
                  </Select.Option>
                ))}
              </Select>
            </Field>
            <Paragraph role="status" data-size="sm" className={styles.told}>
              {moment !== null && `Blir ${momentText(moment)}.`}
            </Paragraph>
            {moment !== null && !isFree && (
              <PriceChoice
                draft={pricing}
                usual={isThreeD ? "Som i 3D ellers" : "Salens priser"}
                onChange={(next) => set(at, { pricing: next })}
              />
            )}
            {moment === null ? null : isFilm ? (
              <Checkbox
                data-size="sm"
                label="3D"
                checked={isThreeD}
                onChange={({ target }) => set(at, { isThreeD: target.checked })}
              />
            ) : (
              <Checkbox
                data-size="sm"
                label="Gratis"
                checked={isFree}
                onChange={({ target }) => set(at, { isFree: target.checked })}
              />
            )}
            {moment !== null && (
              <SmallButton
                className={styles.remove}
                onClick={() =>
                  change({ ...draft, rows: rows.filter((_, other) => other !== at && other < draft.rows.length) })
                }
              >
                Fjern
                <span className="ds-sr-only"> {name.toLowerCase()}</span>
              </SmallButton>
            )}
            <div aria-live="polite" className={styles.told}>
              {moment !== null && told !== null && <ToldLines told={told} />}
            </div>
          </fieldset>
        );
      })}
      {draft.rows.some(({ isThreeD }) => isThreeD) && (
        <Textfield
          data-size="sm"
          label="EDI-nummer for 3D-versjonen"
          description="Versjonen får samme tekster, bilder og side på nettstedet."
          error={ediProblem && sentenceOf(ediProblem)}
          value={draft.ediNumber}
          onChange={({ target }) => change({ ...draft, ediNumber: target.value })}
        />
      )}
    </Fieldset>
  );
};

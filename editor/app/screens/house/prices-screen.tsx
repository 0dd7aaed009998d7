import { Button, Heading, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Json } from "../../../../domain/json/json";
import { listed } from "../../../../domain/time/norwegian";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { useLoaded } from "../../data/use-loaded";
import { SmallButton } from "../../elements/small-button";
import { controlId, sentenceOf, useForm } from "../../fields/form-context";
import { AllFields, type TableProps } from "./all-fields";
import { Cell, onEnter, useStart } from "./cell";
import * as styles from "./house.module.css";
import { objectsIn } from "./part-hours";
import {
  amountOf,
  amountText,
  listsWith,
  placeIn,
  type TicketRow,
  ticketRows,
  UNUSED,
  usesText,
  withAmount,
  withLabel,
  withNewList,
} from "./price-lists";

const FIELD = "priceLists";
const NO_AMOUNT = "Skriv et beløp i kroner, for eksempel 135.";

const COUNTS = ["ingen", "én", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni", "ti"];

interface Changed {
  readonly row: TicketRow;
  readonly before: string;
  readonly after: string;
  /** The lists that still have the earlier amount. */
  readonly others: readonly number[];
}

interface QuestionProps {
  readonly changed: Changed;
  readonly lists: readonly Json[];
  readonly onAll: () => void;
  readonly onOnly: () => void;
}

/** Asked once about an amount that more lists have. */
const Question = ({ changed: { row, before, after, others }, lists, onAll, onOnly }: QuestionProps) => {
  const count = others.length + 1;
  const names = listed(others.map((at) => String(lists[at]?.name ?? "")));
  return (
    <div className={styles.suggestion}>
      <span role="status">
        {`${before} kr for ${row.label} står i ${COUNTS[count] ?? count} lister, også i ${names}. Endre alle til ${after} kr?`}
      </span>
      <Button type="button" data-size="sm" onClick={onAll}>
        Endre alle
      </Button>
      <SmallButton onClick={onOnly}>Bare den ene</SmallButton>
    </div>
  );
};

interface AddProps {
  readonly label: string;
  readonly placeholder: string;
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}

const Add = ({ label, placeholder, taken, onAdd }: AddProps) => {
  const [name, setName] = useState("");
  const isTaken = taken.includes(name.trim());
  const add = () => {
    if (name.trim() === "" || isTaken) return;
    onAdd(name.trim());
    setName("");
  };
  return (
    <div className={styles.inLine}>
      <Textfield
        data-size="sm"
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        error={isTaken ? "Den finnes allerede." : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onEnter(add)}
      />
      <Button type="button" variant="secondary" data-size="sm" disabled={name.trim() === "" || isTaken} onClick={add}>
        Legg til
      </Button>
    </div>
  );
};

/** All price lists in one table: lists down, types of tickets across; on a phone each list is a card. */
const PricesScreen = ({ value, onChange, allFields }: TableProps) => {
  const { edition } = useDesk();
  const { problems } = useForm();
  const [isAll, setAll] = useState(false);
  const { value: house } = useLoaded(client.house, "hus", edition);
  const [added, setAdded] = useState<readonly string[]>([]);
  /** Lists of which a phone shows what they do not sell, too. */
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const [begun, setBegun] = useState("");
  const [changed, setChanged] = useState<Changed | null>(null);
  const lists = objectsIn(value[FIELD]);
  const rows = ticketRows(lists, added);
  const edited = useStart(value[FIELD]);
  const change = (next: readonly Json[]) => onChange({ ...value, [FIELD]: next });
  const usedBy = (id: unknown): number => house?.uses[String(id)] ?? 0;

  const write = (at: number, row: TicketRow, written: string) => {
    setAdded((last) => (last.includes(row.label) ? last : [...last, row.label]));
    change(
      edited(`${at} ${row.label} ${row.nth}`, (from) =>
        objectsIn(from).map((list, other) => (other === at ? withAmount(list, row, written, rows) : list)),
      ),
    );
  };
  const leave = (at: number, row: TicketRow) => {
    const after = amountText(lists[at] ?? {}, row);
    if (begun === "" || begun === after || amountOf(after) === null) return;
    const others = listsWith(lists, row, begun);
    setChanged(others.length === 0 ? null : { row, before: begun, after, others });
  };
  const messages = [...new Set(problems.filter(({ path }) => path[0] === FIELD && path.length < 5).map(sentenceOf))];
  return (
    <div className={styles.house}>
      <section aria-labelledby="prislister" id={isAll ? undefined : controlId([FIELD])} tabIndex={-1}>
        <Heading level={2} data-size="xs" id="prislister">
          Billettpriser i kroner
        </Heading>
        <Paragraph data-size="sm" className={`${styles.quiet} ${styles.dash}`}>
          Der det står en strek, selges ikke billetten. Skriv en pris der for å legge den til.
        </Paragraph>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A wide table must be scrollable by keyboard. */}
        <section className={styles.scroll} tabIndex={0} aria-label="Tabell med priser">
          <table className={`${styles.table} ${styles.asList}`}>
            <thead>
              <tr>
                <td />
                {rows.map((row, rowAt) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a type's name is edited in its column.
                  <th key={rowAt} scope="col">
                    <Cell
                      label={`Billettypen ${row.label}`}
                      value={row.label}
                      isWrong={row.label === ""}
                      onChange={(label) => {
                        setAdded((last) => last.map((one) => (one === row.label ? label : one)));
                        change(withLabel(lists, row, label));
                      }}
                    />
                    <SmallButton
                      className={styles.fill}
                      data-color="danger"
                      aria-label={`Fjern ${row.label} fra alle listene`}
                      onClick={() => {
                        setAdded((last) => last.filter((one) => one !== row.label));
                        change(withLabel(lists, row, null));
                      }}
                    >
                      Fjern
                    </SmallButton>
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {lists.map((list, at) => {
                const name = String(list.name ?? "");
                const uses = house === null ? "" : usesText(list.id, value, usedBy(list.id));
                return (
                  <tr key={String(list.id ?? at)} data-all={whole.has(at) || undefined}>
                    <th scope="row">
                      <Cell
                        label={`Navn på prislisten ${name}`}
                        value={name}
                        isWrong={name === ""}
                        onChange={(next) =>
                          change(lists.map((one, other) => (other === at ? { ...one, name: next } : one)))
                        }
                      />
                      <div className={styles.quiet}>
                        {uses}{" "}
                        {uses === UNUSED && (
                          <SmallButton
                            className={styles.inText}
                            data-color="danger"
                            aria-label={`Fjern listen ${name}`}
                            onClick={() => change(lists.filter((_, other) => other !== at))}
                          >
                            Fjern listen
                          </SmallButton>
                        )}
                      </div>
                    </th>
                    {rows.map((row, rowAt) => {
                      const text = amountText(list, row);
                      const path = [FIELD, at, "prices", placeIn(list, row), "amount"];
                      const found = problems.filter((one) => path.every((key, depth) => one.path[depth] === key));
                      const isUnread = text !== "" && amountOf(text) === null;
                      const isWrong = isUnread || found.length > 0;
                      return (
                        // biome-ignore lint/suspicious/noArrayIndexKey: as its column.
                        <td key={rowAt}>
                          <span aria-hidden className={styles.inRow}>
                            {row.label}
                          </span>
                          <Cell
                            id={text === "" || isAll ? undefined : controlId(path)}
                            label={`${row.label}, ${name}`}
                            value={text}
                            placeholder="–"
                            inputMode="decimal"
                            isWrong={isWrong}
                            describedBy={isWrong ? `pris-${at}-${rowAt}-feil` : undefined}
                            onFocus={() => setBegun(text)}
                            onChange={(written) => write(at, row, written)}
                            onLeave={() => leave(at, row)}
                          />
                          {isWrong && (
                            <p id={`pris-${at}-${rowAt}-feil`} className={styles.wrong}>
                              {isUnread ? `! ${NO_AMOUNT}` : `! ${found.map(sentenceOf).join(" ")}`}
                            </p>
                          )}
                        </td>
                      );
                    })}
                    <td>
                      <SmallButton
                        className={`${styles.more} ${styles.inText}`}
                        aria-label={`Legg til billettype i ${name}`}
                        onClick={() => setWhole(new Set([...whole, at]))}
                      >
                        Legg til billettype
                      </SmallButton>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
        {changed !== null && (
          <Question
            changed={changed}
            lists={lists}
            onAll={() => {
              change(
                lists.map((list, at) =>
                  changed.others.includes(at) ? withAmount(list, changed.row, changed.after, rows) : list,
                ),
              );
              setChanged(null);
            }}
            onOnly={() => setChanged(null)}
          />
        )}
        <ul className={styles.wrong}>
          {messages.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <div className={styles.inLine}>
        <Add
          label="Ny billettype"
          placeholder="f.eks. Student"
          taken={rows.map(({ label }) => label)}
          onAdd={(label) => setAdded([...added, label])}
        />
        <Add
          label="Ny prisliste"
          placeholder="f.eks. Formiddagskino"
          taken={lists.map(({ name }) => String(name))}
          onAdd={(name) => change(withNewList(lists, name))}
        />
      </div>
      <AllFields about="De samme listene, felt for felt" isOpen={isAll} onToggle={setAll}>
        {allFields}
      </AllFields>
    </div>
  );
};

export default PricesScreen;

import { Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Json } from "../../../../domain/json/json";
import { listed, sentenceCase } from "../../../../domain/time/norwegian";
import type { Problem } from "../../../api/api";
import { SmallButton } from "../../elements/small-button";
import { sentenceOf, useForm } from "../../fields/form-context";
import { Cell, onEnter } from "./cell";
import { CLOSED, daysOf, daysText, spansOf } from "./hours-text";
import * as styles from "./house.module.css";
import { exceptionText, type HouseException, isWeekly, withException, withExceptionHours } from "./part-hours";

export interface ListProps {
  readonly parts: readonly Json[];
  readonly today: string;
  readonly onChange: (parts: readonly Json[]) => void;
}

export const NO_DAYS = "Skriv dager som finnes, for eksempel «24. desember» eller «24.–26. desember».";
const ONE_SPAN = "Skriv «stengt» eller én tid, for eksempel «10–13». Tomt er som vanlig.";

export const nameOf = ({ name }: Json): string => String(name ?? "");

/** "Hele huset stengt, unntatt Kinoen", "Stengt: Kantina · 10–13: Biblioteket" */
export const whatText = (parts: readonly Json[], { items }: HouseException): string => {
  const textOf = (at: number): string => exceptionText(parts[at] ?? {}, items.get(at));
  const closed = parts.filter((_, at) => textOf(at) === CLOSED);
  const usual = parts.filter((_, at) => !items.has(at));
  if (closed.length > 1 && closed.length + usual.length === parts.length && closed.length >= usual.length)
    return `Hele huset stengt${usual.length === 0 ? "" : `, unntatt ${listed(usual.map(nameOf))}`}`;
  const texts = [...new Set([...items.keys()].map(textOf))];
  return texts
    .map((text) => `${listed(parts.filter((_, at) => items.has(at) && textOf(at) === text).map(nameOf))} ${text}`)
    .join(" · ");
};

/** Problems of an exception, in any of its parts. */
export const problemsIn = (problems: readonly Problem[], { items }: HouseException): readonly Problem[] =>
  problems.filter(
    ({ path: [field, part, list, item] }) =>
      field === "openingHours" && list === "exceptions" && items.get(Number(part)) === item,
  );

interface RowProps extends ListProps {
  readonly exception: HouseException;
  readonly isOpen: boolean;
}

/** An exception, folded, with its days, its reason and the hours of each part. */
export const ExceptionRow = ({ parts, today, exception, isOpen, onChange }: RowProps) => {
  const { problems } = useForm();
  const [days, setDays] = useState<string | null>(null);
  const isUnread = (text: string): boolean => text !== "" && (spansOf(text)?.length ?? 2) > 1;
  const messages = [
    ...(daysOf(daysText(exception), today) === null ? [NO_DAYS] : []),
    ...problemsIn(problems, exception)
      .filter(
        ({ path: [, part, , item, name] }) =>
          name !== "from" && !isUnread(exceptionText(parts[Number(part)] ?? {}, Number(item))),
      )
      .map(sentenceOf),
  ];
  const takeDays = () => {
    if (days === null) return;
    const read = daysOf(days, today) ?? { from: days, to: days };
    setDays(null);
    onChange(withException(parts, exception, read));
  };
  const name = `${daysText(exception)}: `;
  return (
    <li>
      <details open={isOpen || messages.length > 0 || undefined}>
        <summary className={styles.line}>
          <strong>{sentenceCase(daysText(exception))}</strong>
          <span>{exception.reason}</span>
          <span className={styles.quiet}>{whatText(parts, exception)}</span>
        </summary>
        <div>
          <div className={styles.inLine}>
            <Textfield
              data-size="sm"
              label="Når"
              autoComplete="off"
              value={days ?? daysText(exception)}
              onChange={({ target }) => setDays(target.value)}
              onBlur={takeDays}
              onKeyDown={onEnter(takeDays)}
            />
            <Textfield
              data-size="sm"
              label="Grunn"
              value={exception.reason}
              onChange={({ target }) => onChange(withException(parts, exception, { reason: target.value }))}
            />
          </div>
          <table className={styles.table}>
            <caption className="ds-sr-only">{`${name}tider for hver del av huset`}</caption>
            <tbody>
              {parts.map((part, at) => {
                const text = exceptionText(part, exception.items.get(at));
                return (
                  <tr key={String(part.id ?? at)}>
                    <th scope="row">{nameOf(part)}</th>
                    <td data-closed={text === CLOSED || undefined}>
                      <Cell
                        label={`${name}${nameOf(part)}`}
                        value={text}
                        placeholder="som vanlig"
                        isWrong={isUnread(text)}
                        onChange={(written) => onChange(withExceptionHours(parts, exception, at, written))}
                      />
                    </td>
                    <td className={styles.wrong}>{isUnread(text) && ONE_SPAN}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <ul className={styles.wrong}>
            {[...new Set(messages)].map((text) => (
              <li key={text}>
                <span aria-hidden>! </span>
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.inLine}>
            <SmallButton
              onClick={() =>
                onChange(
                  parts.reduce<readonly Json[]>(
                    (all, part, at) => (isWeekly(part) ? withExceptionHours(all, exception, at, CLOSED) : all),
                    parts,
                  ),
                )
              }
            >
              Steng hele huset
            </SmallButton>
            <SmallButton data-color="danger" onClick={() => onChange(withException(parts, exception, null))}>
              Fjern unntaket
            </SmallButton>
          </div>
        </div>
      </details>
    </li>
  );
};

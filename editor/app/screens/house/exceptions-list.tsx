import { Button, Heading, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useRef, useState } from "react";
import type { Json } from "../../../../domain/json/json";
import { listed, longDate } from "../../../../domain/time/norwegian";
import { storedText } from "../../data/stored-name";
import { SmallButton } from "../../elements/small-button";
import { sentenceOf, useForm } from "../../fields/form-context";
import { Cell, onEnter } from "./cell";
import { CLOSED, type Days, daysOf, daysText, spansOf } from "./hours-text";
import * as styles from "./house.module.css";
import {
  exceptionsOf,
  exceptionText,
  type HouseException,
  isUndecided,
  isWeekly,
  suggestionsOf,
  withException,
  withExceptionHours,
  withNewException,
  withSuggestion,
} from "./part-hours";

interface ListProps {
  readonly parts: readonly Json[];
  readonly today: string;
  readonly onChange: (parts: readonly Json[]) => void;
}

const NO_DAYS = "Skriv dager som finnes, for eksempel «24. desember» eller «24.–26. desember».";
const ONE_SPAN = "Skriv «stengt» eller én tid, for eksempel «10–13». Tomt er som vanlig.";

const nameOf = ({ name }: Json): string => String(name ?? "");

/** "Hele huset stengt, unntatt Kinoen", "Stengt: Kantina · 10–13: Biblioteket" */
const whatText = (parts: readonly Json[], { items }: HouseException): string => {
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

interface RowProps extends ListProps {
  readonly exception: HouseException;
  readonly isOpen: boolean;
}

const ExceptionRow = ({ parts, today, exception, isOpen, onChange }: RowProps) => {
  const { problems } = useForm();
  const [days, setDays] = useState<string | null>(null);
  const isUnread = (text: string): boolean => text !== "" && (spansOf(text)?.length ?? 2) > 1;
  const messages = [
    ...(daysOf(daysText(exception), today) === null ? [NO_DAYS] : []),
    ...problems
      .filter(
        ({ path: [field, part, list, item] }) =>
          field === "openingHours" && list === "exceptions" && exception.items.get(Number(part)) === item,
      )
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
          <strong>{daysText(exception)}</strong>
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

/** Days that are to be as usual, and are not suggested again. */
const refusedDays = storedText("redaksjon dager som vanlig");

/** Holidays that the editor has not decided on: one click each. */
const Suggestions = ({ parts, today, onChange }: ListProps) => {
  const [refused, setRefused] = useState(() => refusedDays.get() ?? "");
  const found = suggestionsOf(parts, today).filter(({ date }) => !refused.includes(date));
  if (found.length === 0) return null;
  return (
    <details className={styles.folded} open={found.length < 4 || undefined}>
      <summary>{`Forslag: ${found.length === 1 ? "én dag" : `${found.length} dager`} rundt helligdager står som vanlige dager`}</summary>
      <ul className={styles.lines}>
        {found.map((one) => (
          <li key={one.date} className={styles.suggestion}>
            <span>
              <strong>{`${one.name}, ${longDate(one.date)}`}</strong>
              <span className={styles.quiet}>{` ${listed(one.open)} er åpent`}</span>
            </span>
            <span>
              <SmallButton
                aria-label={`Steng ${one.name.toLowerCase()}`}
                onClick={() => onChange(withSuggestion(parts, one))}
              >
                Steng
              </SmallButton>
              <SmallButton
                aria-label={`Åpent som vanlig ${one.name.toLowerCase()}`}
                onClick={() => {
                  refusedDays.set(`${refused} ${one.date}`);
                  setRefused(`${refused} ${one.date}`);
                }}
              >
                Åpent som vanlig
              </SmallButton>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const isPast = ({ to }: HouseException, today: string): boolean => /^\d{4}-/.test(to) && to < today;

/** What a new exception would do. */
const newText = (days: Days | null, closing: readonly string[]): string => {
  if (days === null) return NO_DAYS;
  if (closing.length === 0) return `${daysText(days)}: delene av huset har unntak disse dagene. Åpne det i listen.`;
  return `Blir ${daysText(days)}: ${listed(closing)} stengt.`;
};

/** The exceptions of the whole house, by date; each is entered once for all its parts. */
export const ExceptionsList = ({ parts, today, onChange }: ListProps) => {
  const [written, setWritten] = useState("");
  const [reason, setReason] = useState("");
  const [added, setAdded] = useState("");
  const when = useRef<HTMLInputElement>(null);
  const all = exceptionsOf(parts);
  const days = daysOf(written, today);
  const closing = days === null ? [] : parts.filter((part) => isUndecided(part, days)).map(nameOf);
  const add = () => {
    if (days === null || closing.length === 0) return when.current?.focus();
    onChange(withNewException(parts, { ...days, reason: reason.trim() === "" ? "Andre tider" : reason.trim() }));
    setAdded(days.from);
    setWritten("");
    setReason("");
  };
  const rowsOf = (some: readonly HouseException[]) => (
    <ul className={styles.lines}>
      {some.map((exception, at) => (
        <ExceptionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its days and reason are edited in the row.
          key={at}
          parts={parts}
          today={today}
          exception={exception}
          isOpen={exception.from === added}
          onChange={onChange}
        />
      ))}
    </ul>
  );
  const past = all.filter((one) => isPast(one, today));
  return (
    <section aria-labelledby="unntak">
      <Heading level={2} data-size="xs" id="unntak">
        Unntak
      </Heading>
      <Paragraph data-size="sm" className={styles.quiet}>
        Ett unntak gjelder hele huset. Åpne det for å gi delene ulike tider.
      </Paragraph>
      <div className={styles.inLine}>
        <Textfield
          ref={when}
          data-size="sm"
          label="Nytt unntak"
          autoComplete="off"
          placeholder="24.–26. desember"
          description={written === "" ? undefined : newText(days, closing)}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={onEnter(add)}
        />
        <Textfield
          data-size="sm"
          label="Grunn"
          autoComplete="off"
          placeholder="Julestengt"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={onEnter(add)}
        />
        <Button type="button" variant="secondary" data-size="sm" disabled={closing.length === 0} onClick={add}>
          Legg til
        </Button>
      </div>
      <Suggestions parts={parts} today={today} onChange={onChange} />
      {rowsOf(all.filter((one) => !isPast(one, today)))}
      {past.length > 0 && (
        <details className={styles.folded}>
          <summary>{`Tidligere (${past.length})`}</summary>
          {rowsOf(past)}
        </details>
      )}
    </section>
  );
};

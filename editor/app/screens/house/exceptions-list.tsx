import { Button, Heading, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { Fragment, useRef, useState } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import type { Json } from "../../../../domain/json/json";
import { listed, longDate, sentenceCase } from "../../../../domain/time/norwegian";
import { storedText } from "../../data/stored-name";
import { SmallButton } from "../../elements/small-button";
import { useForm } from "../../fields/form-context";
import { onEnter } from "./cell";
import { ExceptionRow, type ListProps, NO_DAYS, nameOf, problemsIn, whatText } from "./exception-row";
import { type Days, daysOf, daysText } from "./hours-text";
import * as styles from "./house.module.css";
import {
  exceptionsOf,
  type HouseException,
  isUndecided,
  suggestionsOf,
  withNewException,
  withSuggestion,
} from "./part-hours";

/** As many exceptions of a year with one reason and the same hours are one line. */
const LEAST_SERIES = 3;

/** Places in the list by line. A series stands where its first exception is. */
const linesOf = (all: readonly HouseException[], parts: readonly Json[]): readonly (readonly number[])[] => {
  const places = [...all.keys()];
  const likeOf = (at: number): string => {
    const one = all[at];
    return one ? `${one.from.slice(0, 4)} ${one.reason}: ${whatText(parts, one)}` : "";
  };
  const series = grouped(places, likeOf);
  return places.flatMap((at) => {
    const own = series.get(likeOf(at)) ?? [at];
    if (own.length < LEAST_SERIES) return [[at]];
    return own[0] === at ? [own] : [];
  });
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
              <span className={styles.quiet}>{` ${listed(one.open)} har vanlig tid`}</span>
            </span>
            <span className={styles.answers}>
              <SmallButton
                variant="secondary"
                aria-label={`Steng ${one.name.toLowerCase()}`}
                onClick={() => onChange(withSuggestion(parts, one))}
              >
                Steng
              </SmallButton>
              <SmallButton
                variant="secondary"
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

interface RowsProps extends ListProps {
  readonly some: readonly HouseException[];
  /** First day of the exception that was added last. */
  readonly added: string;
}

const ExceptionRows = ({ some, added, ...list }: RowsProps) => {
  const { problems } = useForm();
  // While one is written in, its line stays where it is.
  const [lines, setLines] = useState(() => linesOf(some, list.parts));
  if (lines.flat().length !== some.length) setLines(linesOf(some, list.parts));
  return (
    <ul className={styles.lines}>
      {lines.map((places) => {
        const own = places.flatMap((at) => some[at] ?? []);
        const rows = own.map((exception, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its days and reason are edited in the row.
          <ExceptionRow key={at} {...list} exception={exception} isOpen={exception.from === added} />
        ));
        const [first] = own;
        if (first === undefined || own.length < LEAST_SERIES) return <Fragment key={places[0]}>{rows}</Fragment>;
        const isOpen = own.some((one) => one.from === added || problemsIn(problems, one).length > 0);
        return (
          <li key={places[0]}>
            <details open={isOpen || undefined}>
              <summary className={styles.line}>
                <strong>{sentenceCase(daysText({ from: first.from, to: own.at(-1)?.to ?? first.to }))}</strong>
                <span>{first.reason}</span>
                <span className={styles.quiet}>{`${whatText(list.parts, first)} (${own.length} perioder)`}</span>
              </summary>
              <ul className={styles.lines}>{rows}</ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
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
    <ExceptionRows parts={parts} today={today} some={some} added={added} onChange={onChange} />
  );
  const past = all.filter((one) => isPast(one, today));
  return (
    <section aria-labelledby="unntak">
      <Heading level={2} data-size="xs" id="unntak">
        Unntak
      </Heading>
      <Paragraph data-size="sm" className={styles.quiet}>
        Et nytt unntak gjelder hele huset. Åpne det for å la deler ha andre tider.
      </Paragraph>
      <div className={styles.inLine}>
        <Textfield
          ref={when}
          data-size="sm"
          label="Dag eller dager"
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
      {rowsOf(all.filter((one) => !isPast(one, today)))}
      <Suggestions parts={parts} today={today} onChange={onChange} />
      {past.length > 0 && (
        <details className={styles.folded}>
          <summary>{`Tidligere (${past.length})`}</summary>
          {rowsOf(past)}
        </details>
      )}
    </section>
  );
};

import { Heading, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import { WEEKDAY_KEYS } from "../../../../domain/hours/opening-hours";
import type { Json } from "../../../../domain/json/json";
import { WEEKDAYS } from "../../../../domain/time/local-time";
import { listed, sentenceCase } from "../../../../domain/time/norwegian";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { useLoaded } from "../../data/use-loaded";
import { SmallButton } from "../../elements/small-button";
import { controlId, sentenceOf, useForm } from "../../fields/form-context";
import { todayInOslo } from "../../text/when";
import { AllFields, type TableProps } from "./all-fields";
import { Cell, useStart } from "./cell";
import { ComingWeeks } from "./coming-weeks";
import { ExceptionsList } from "./exceptions-list";
import { CLOSED, spansOf } from "./hours-text";
import * as styles from "./house.module.css";
import { isWeekly, objectsIn, rowsOn, textOn, withHours } from "./part-hours";

type Day = (typeof WEEKDAY_KEYS)[number];

const FIELD = "openingHours";
const HOW_TO_WRITE = "Skriv tiden som «10–19», «10–14 og 16–19» eller «stengt».";
const WORKDAYS = WEEKDAY_KEYS.slice(0, 5);

const nameOf = (day: Day): string => WEEKDAYS[WEEKDAY_KEYS.indexOf(day)] ?? day;

/** "Åpner 30 minutter før dagens første forestilling." */
const programmeText = ({ followsProgramme }: Json): string => {
  const minutes = objectsIn([followsProgramme])[0]?.minutesBefore;
  return `Åpner ${String(minutes ?? 0)} minutter før dagens første forestilling.`;
};

const isRun = (days: readonly Day[]): boolean => days.length > 2 && WEEKDAY_KEYS.join().includes(days.join());

const shortName = (day: Day): string => nameOf(day).slice(0, 2);

/** "ma–fr 8–15.30 · lø, sø stengt" */
const weekText = (weekly: unknown): string =>
  [...grouped(WEEKDAY_KEYS, (day) => textOn(weekly, day))]
    .map(([text, days]) => {
      const names = days.map(shortName);
      return `${isRun(days) ? `${names[0]}–${names.at(-1)}` : names.join(", ")}\u00a0${text}`;
    })
    .join(" · ");

interface RowProps {
  readonly part: Json;
  readonly at: number;
  readonly hasIds: boolean;
  readonly onWrite: (days: readonly Day[], written: string) => void;
}

/** A part's week: a cell a weekday, and what is wrong with them below. */
const PartRow = ({ part, at, hasIds, onWrite }: RowProps) => {
  const { problems } = useForm();
  const [last, setLast] = useState<Day>("monday");
  const [isIn, setIn] = useState<Day | null>(null);
  const [isOpen, setOpen] = useState(false);
  const name = String(part.name ?? "");
  const id = controlId([FIELD, at]);
  if (!isWeekly(part))
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={7} className={styles.quiet}>
          {programmeText(part)}
        </td>
      </tr>
    );
  const { weekly } = part;
  const rows = objectsIn(weekly);
  const messagesOf = (day: Day): readonly string[] => {
    const text = textOn(weekly, day);
    if (spansOf(text) === null) return isIn === day ? [] : [`«${text}» er ikke åpningstider. ${HOW_TO_WRITE}`];
    return problems
      .filter(({ path }) => path[0] === FIELD && path[1] === at && path[2] === "weekly" && typeof path[3] === "number")
      .filter(({ path }) => rowsOn(weekly, day).includes(Number(path[3])))
      .map(sentenceOf);
  };
  const messages = WEEKDAY_KEYS.flatMap((day) => messagesOf(day).map((text) => ({ day, text })));
  const notes = [...new Set(rows.map(({ note }) => note).filter((note) => typeof note === "string"))];
  /** That of the row that begins on this day, to which a message leads. */
  const idOf = (day: Day): string | undefined => {
    const row = rowsOn(weekly, day).find((one) => objectsIn(weekly)[one]?.days?.toString().startsWith(day));
    return row === undefined ? undefined : controlId([FIELD, at, "weekly", row]);
  };
  const filled = textOn(weekly, last);
  const targets = WORKDAYS.includes(last) ? WORKDAYS : (["saturday", "sunday"] as const);
  return (
    <>
      <tr data-all={isOpen || messages.length > 0 || undefined}>
        <th scope="row">
          {name}
          <span className={styles.short}>
            {weekText(weekly)}
            <SmallButton aria-label={`Endre tidene i ${name}`} onClick={() => setOpen(true)}>
              Endre
            </SmallButton>
          </span>
          <SmallButton className={styles.fill} onClick={() => onWrite(targets, filled)}>
            {`Fyll ${targets === WORKDAYS ? "ma–fr" : "helga"} med ${filled}`}
            <span className="ds-sr-only">{` i ${name}`}</span>
          </SmallButton>
        </th>
        {WEEKDAY_KEYS.map((day) => (
          <td key={day} data-closed={textOn(weekly, day) === CLOSED || undefined}>
            <span aria-hidden className={styles.inRow}>
              {sentenceCase(nameOf(day))}
            </span>
            <Cell
              id={hasIds ? idOf(day) : undefined}
              label={`${name} ${nameOf(day)}`}
              value={textOn(weekly, day)}
              placeholder={CLOSED}
              isWrong={messagesOf(day).length > 0}
              describedBy={messages.length > 0 ? `${id}-feil` : undefined}
              onFocus={() => {
                setLast(day);
                setIn(day);
              }}
              onChange={(written) => onWrite([day], written)}
              onLeave={() => setIn(null)}
            />
          </td>
        ))}
      </tr>
      {(isOpen || messages.length > 0 || notes.length > 0) && (
        <tr className={styles.below}>
          <th aria-hidden />
          <td colSpan={7}>
            {isOpen && <p className={styles.quiet}>{HOW_TO_WRITE}</p>}
            <ul id={`${id}-feil`} className={styles.wrong}>
              {messages.map(({ day, text }) => (
                <li key={`${day} ${text}`}>
                  <span aria-hidden>! </span>
                  {`${sentenceCase(nameOf(day))}: ${text}`}
                </li>
              ))}
            </ul>
            {notes.map((note) => (
              <p key={note} className={styles.quiet}>{`${sentenceCase(daysWith(rows, note))}: ${note}`}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
};

/** "mandag–fredag", "tirsdag og fredag" */
const daysWith = (rows: readonly Json[], note: string): string => {
  const days = WEEKDAY_KEYS.filter((day) => rowsOn(rows, day).some((at) => rows[at]?.note === note));
  const [first, last] = [days[0], days.at(-1)];
  return isRun(days) && first && last ? `${nameOf(first)}–${nameOf(last)}` : listed(days.map(nameOf));
};

/** The house's opening hours as on a door: parts down, weekdays across; exceptions by date; the coming weeks. */
const HoursScreen = ({ value, onChange, allFields }: TableProps) => {
  const { edition } = useDesk();
  const [isAll, setAll] = useState(false);
  const { value: house } = useLoaded(client.house, "hus", edition);
  const parts = objectsIn(value[FIELD]);
  const today = house?.today ?? todayInOslo();
  const edited = useStart(value[FIELD]);
  const change = (next: readonly Json[]) => onChange({ ...value, [FIELD]: next });
  const write = (at: number, days: readonly Day[], written: string) => {
    const inPart = (part: Json): Json => ({
      ...part,
      weekly: days.reduce((weekly, day) => withHours(weekly, day, written), objectsIn(part.weekly)),
    });
    change(
      edited(`${at} ${days.join()}`, (from) =>
        objectsIn(from).map((part, other) => (other === at ? inPart(part) : part)),
      ),
    );
  };
  return (
    <div className={styles.house}>
      <section aria-labelledby="faste-tider" id={isAll ? undefined : controlId([FIELD])} tabIndex={-1}>
        <Heading level={2} data-size="xs" id="faste-tider">
          Faste tider
        </Heading>
        <Paragraph data-size="sm" className={`${styles.quiet} ${styles.dash}`}>
          {HOW_TO_WRITE}
          <span className={styles.keys}> Piltastene går mellom rutene, og Ctrl C og Ctrl V kopierer en rute.</span>
        </Paragraph>
        <table className={`${styles.week} ${styles.asList}`}>
          <thead>
            <tr>
              <td />
              {WEEKDAY_KEYS.map((day) => (
                <th key={day} scope="col">
                  {sentenceCase(nameOf(day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, at) => (
              <PartRow
                key={String(part.id ?? at)}
                part={part}
                at={at}
                hasIds={!isAll}
                onWrite={(days, written) => write(at, days, written)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <ExceptionsList parts={parts} today={today} onChange={change} />
      <ComingWeeks parts={parts} today={today} openDays={house?.openDays ?? {}} />
      <AllFields
        about="Deler av huset, merknader, helligdager og åpent ved arrangementer"
        isOpen={isAll}
        onToggle={setAll}
      >
        {allFields}
      </AllFields>
    </div>
  );
};

export default HoursScreen;

import { Field, Label, Paragraph, Select, Textarea, Textfield } from "@digdir/designsystemet-react";
import { useId, useState } from "react";
import { ageLimitLabel } from "../../../../domain/showings/age-limit";
import { WEEKDAYS, weekdayIndex } from "../../../../domain/time/local-time";
import { clockTime } from "../../../../domain/time/norwegian";
import type { Week, WeekShowing } from "../../../api/week";
import { useDesk } from "../../data/desk-context";
import { AgeLimit } from "../../elements/age-limit";
import { NoLimit } from "../../elements/no-limit";
import { SmallButton } from "../../elements/small-button";
import { itemField } from "../../fields/field-props";
import { ReferenceSearch } from "../../fields/references/reference-search";
import { clockOf, dateOf, dateText, momentText } from "../../text/when";
import { chosenPrices, USUAL_PRICES } from "../showings/chosen-prices";
import { PriceChoice } from "../showings/price-choice";
import { type Act, ActionForm } from "./action-form";
import type { Slot } from "./slot";
import * as styles from "./week.module.css";
import { HallInput, momentIn, WhenInput } from "./when-inputs";

export interface PartProps {
  readonly week: Week;
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly onAct: Act;
  readonly onBack: () => void;
}

export interface ShowingProps extends PartProps {
  readonly showing: WeekShowing;
}

const Reason = (props: {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className={styles.reason}>
      <Label htmlFor={id}>{props.label}</Label>
      <Paragraph id={`${id}-hjelp`} data-size="sm">
        {props.help}
      </Paragraph>
      <Textarea
        id={id}
        aria-describedby={`${id}-hjelp`}
        rows={2}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
};

/** What most are cancelled for, as the public reads it. */
const USUAL_REASONS = [
  ["Sykdom", "Avlyst på grunn av sykdom."],
  ["Teknisk feil", "Avlyst på grunn av en teknisk feil."],
  ["Været", "Avlyst på grunn av været."],
] as const;

export const CancelForm = ({ showing: { id, stamp }, ...part }: ShowingProps) => {
  const [reason, setReason] = useState("");
  const action = reason.trim() === "" ? null : ({ do: "cancel", id, stamp, reason } as const);
  return (
    <ActionForm
      {...part}
      action={action}
      missing="Skriv eller velg en grunn først."
      submit="Avlys forestillingen"
      isDangerous
    >
      <Reason
        label="Hvorfor blir den avlyst?"
        help="Publikum leser dette på nettstedet og i kalenderen sin."
        value={reason}
        onChange={setReason}
      />
      <div className={styles.buttons}>
        {USUAL_REASONS.map(([label, text]) => (
          <SmallButton key={label} variant="secondary" onClick={() => setReason(text)}>
            {label}
          </SmallButton>
        ))}
      </div>
    </ActionForm>
  );
};

export const MoveForm = ({ showing, slot, ...part }: ShowingProps & { readonly slot: Slot | null }) => {
  const { id, stamp, start, status } = showing;
  const day = slot?.date ?? start.slice(0, 10);
  const [written, setWritten] = useState(momentText(slot === null ? start : `${slot.date}T${slot.time}`));
  const [hall, setHall] = useState(slot?.hall ?? showing.hall);
  const [reason, setReason] = useState("");
  const moment = momentIn(written, day);
  const isMoved = moment !== null && (moment !== start || hall !== showing.hall);
  const isAnnounced = !["planned", "saleOpensAt"].includes(status);
  return (
    <ActionForm
      {...part}
      action={isMoved ? { do: "move", id, stamp, start: moment, hall, reason } : null}
      missing="Skriv et annet tidspunkt, eller velg en annen sal."
      submit="Flytt forestillingen"
    >
      <WhenInput label="Nytt tidspunkt" value={written} day={day} onChange={setWritten} />
      <HallInput week={part.week} value={hall} onChange={setHall} />
      <Reason
        label="Hvorfor er den flyttet?"
        help={
          isAnnounced
            ? "Publikum leser dette, sammen med det gamle tidspunktet. Tomt felt retter tidspunktet uten å si fra."
            : "Salget er ikke åpnet. La feltet stå tomt for å flytte uten å si fra."
        }
        value={reason}
        onChange={setReason}
      />
    </ActionForm>
  );
};

const christmasAfter = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return day < `${year}-12-16` ? `${year}-12-23` : `${year + 1}-03-01`;
};

export const RepeatForm = ({ showing, ...part }: ShowingProps) => {
  const { id, stamp, start } = showing;
  const day = start.slice(0, 10);
  const [weekday, setWeekday] = useState(weekdayIndex(day));
  const [time, setTime] = useState(clockTime(start));
  const [until, setUntil] = useState(() => dateText(christmasAfter(day)));
  const [clock, last] = [clockOf(time), dateOf(until, day)];
  return (
    <ActionForm
      {...part}
      action={clock === null || last === null ? null : { do: "repeat", id, stamp, time: clock, weekday, until: last }}
      missing="Skriv et klokkeslett og en dato som finnes."
      submit="Legg til i programmet"
    >
      <Field>
        <Label>Hver</Label>
        <Select value={String(weekday)} onChange={({ target }) => setWeekday(Number(target.value))}>
          {WEEKDAYS.map((name, at) => (
            <Select.Option key={name} value={String(at)}>
              {name}
            </Select.Option>
          ))}
        </Select>
      </Field>
      <Textfield label="Klokka" value={time} onChange={({ target }) => setTime(target.value)} />
      <Textfield
        label="Til og med"
        description="For eksempel 23/12."
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Paragraph data-size="sm">Priser, tilrettelegging og sal blir som på denne.</Paragraph>
    </ActionForm>
  );
};

export const RemoveForm = ({ showing: { id, stamp }, ...part }: ShowingProps) => (
  <ActionForm {...part} action={{ do: "remove", id, stamp }} submit="Slett forestillingen" isDangerous>
    <Paragraph>
      Forestillingen forsvinner fra nettstedet uten beskjed. Er den kunngjort, bør den heller avlyses.
    </Paragraph>
  </ActionForm>
);

const PRODUCTION = itemField("Film eller arrangement", { kind: "reference", to: "Production" });

interface AddFormProps extends PartProps {
  readonly slot: Slot;
  /** Id of what it is of, where that is known. */
  readonly production?: string | null;
}

export const AddForm = ({ slot, production: asked = null, ...part }: AddFormProps) => {
  const { week } = part;
  const { lists } = useDesk();
  const [chosenId, setChosenId] = useState<unknown>(asked);
  const [written, setWritten] = useState(momentText(`${slot.date}T${slot.time}`));
  const [hall, setHall] = useState(slot.hall);
  const [pricing, setPricing] = useState(USUAL_PRICES);
  const production = week.productions.find(({ id }) => id === chosenId);
  const pictures = new Map(lists.byType.Production?.map(({ id, picture }) => [id, picture]));
  const entries = week.productions.map(({ id, title }) => ({
    id,
    title,
    detail: "",
    picture: pictures.get(id) ?? null,
  }));
  const start = momentIn(written, slot.date);
  const chosen = chosenPrices(pricing);
  return (
    <ActionForm
      {...part}
      action={
        production === undefined || start === null || chosen === null
          ? null
          : { do: "add", production: production.id, start, hall, ...chosen }
      }
      missing={production === undefined ? "Velg hva som skal vises." : start === null ? "Skriv når." : "Skriv prisene."}
      submit="Legg til i programmet"
    >
      <ReferenceSearch
        field={PRODUCTION}
        path={["production"]}
        entries={entries}
        value={chosenId}
        onChange={setChosenId}
      />
      {production !== undefined && (
        <div role="status">
          {typeof production.ageLimit === "string" && (
            <Paragraph data-size="sm">
              <AgeLimit limit={production.ageLimit} isDecorative /> <span>{ageLimitLabel(production.ageLimit)}</span>
            </Paragraph>
          )}
          <NoLimit production={production.id} ageLimit={production.ageLimit} />
        </div>
      )}
      <WhenInput label="Dag og klokkeslett" value={written} day={slot.date} onChange={setWritten} />
      <HallInput week={week} value={hall} onChange={setHall} />
      <PriceChoice draft={pricing} usual="Salens priser" onChange={setPricing} />
    </ActionForm>
  );
};

export const CopyWeekForm = (part: PartProps) => (
  <ActionForm {...part} action={{ do: "copyWeek", monday: part.week.monday }} submit="Kopier forrige uke">
    <Paragraph>Avlyste forestillinger og det som kolliderer, blir ikke med.</Paragraph>
  </ActionForm>
);

import { Field, Label, Select, Textfield } from "@digdir/designsystemet-react";
import type { Week } from "../../../api/week";
import { clockOf, momentOf, momentText } from "../../text/when";

interface WhenProps {
  readonly label: string;
  readonly value: string;
  /** Day to assume for a time without a date. */
  readonly day: string;
  readonly onChange: (written: string) => void;
}

/** Parses "19.30" on the given day, or "fre 18"; null when it is not a time. */
export const momentIn = (written: string, day: string): string | null => {
  const clock = clockOf(written);
  return clock === null ? momentOf(written, day) : `${day}T${clock}`;
};

/** A time in free text, begun with a whole one, with its interpretation where that says more. */
export const WhenInput = ({ label, value, day, onChange }: WhenProps) => {
  const moment = momentIn(value, day);
  const reading = moment === null ? "" : momentText(moment);
  return (
    <Textfield
      label={label}
      description={["", value].includes(reading) ? "For eksempel 19.30, fre 18 eller 4/12 kl. 18." : `Blir ${reading}`}
      autoComplete="off"
      value={value}
      error={moment === null && value !== "" ? "Skriv en dag og et klokkeslett som finnes." : undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

interface HallProps {
  readonly week: Week;
  readonly value: string;
  readonly onChange: (hall: string) => void;
}

export const HallInput = ({ week, value, onChange }: HallProps) => (
  <Field>
    <Label>Sal</Label>
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {week.halls.map(({ id, name }) => (
        <Select.Option key={id} value={id}>
          {name}
        </Select.Option>
      ))}
    </Select>
  </Field>
);

import { type ReactNode, useState } from "react";
import type { Lists, Problem } from "../../api/api";
import type { Field, Form } from "../../api/form";
import { AnyField, ControlsProvider } from "../fields/any-field";
import { CONTROLS } from "../fields/controls";
import { itemField } from "../fields/field-props";
import { type Fix, FormProvider } from "../fields/form-context";
import { deskData } from "./desk-data";
import { renderInDesk } from "./in-desk";

/** An optional field. */
export const fieldOf = (name: string, label: string, form: Form, own: Partial<Field> = {}): Field => ({
  ...itemField(label, form),
  name,
  isRequired: false,
  ...own,
});

interface Begun {
  readonly fields: readonly Field[];
  readonly value: object;
  readonly problems?: readonly Problem[];
  readonly sources?: readonly string[];
  readonly opensRows?: boolean;
  readonly isNew?: boolean;
  readonly onFix?: ((fix: Fix) => void) | null;
  readonly byType?: Lists["byType"];
  readonly afterFirst?: ReactNode;
}

interface HeldProps {
  readonly form: Form;
  readonly begun: Begun;
  readonly onChange: (value: unknown) => void;
}

const Held = ({ form, begun: { value: first, fields: _fields, byType: _byType, ...own }, onChange }: HeldProps) => {
  const [value, setValue] = useState<unknown>(first);
  const change = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return (
    <FormProvider value={{ kind: "pages", value, problems: [], onFix: null, sources: [], opensRows: false, ...own }}>
      <ControlsProvider value={CONTROLS}>
        <AnyField field={itemField("Skjema", form)} path={[]} value={value} onChange={change} />
      </ControlsProvider>
    </FormProvider>
  );
};

/** A form of some fields, its current value, and the number of changes. */
export const formOf = (begun: Begun) => {
  let held: unknown = begun.value;
  let changes = 0;
  const form: Form = { kind: "object", fields: begun.fields, isPicture: false };
  const keep = (value: unknown) => {
    held = value;
    changes += 1;
  };
  renderInDesk(<Held form={form} begun={begun} onChange={keep} />, deskData({ lists: { byType: begun.byType ?? {} } }));
  return { held: () => held, changes: () => changes };
};

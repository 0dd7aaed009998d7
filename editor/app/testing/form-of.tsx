import { useState } from "react";
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
  readonly onFix?: ((fix: Fix) => void) | null;
  readonly byType?: Lists["byType"];
}

/** A form of some fields, and what it holds. */
export const formOf = ({ fields, value: begun, byType = {}, ...own }: Begun) => {
  let held: unknown = begun;
  const form: Form = { kind: "object", fields, isPicture: false };
  const Held = () => {
    const [value, setValue] = useState<unknown>(begun);
    const change = (next: unknown) => {
      held = next;
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
  renderInDesk(<Held />, deskData({ lists: { byType } }));
  return { held: () => held };
};

import { Button, Field, Label, Select } from "@digdir/designsystemet-react";
import { useState } from "react";
import { isObject } from "../../../../domain/json/json";
import type { Form } from "../../../api/form";
import { Icon } from "../../elements/icon";
import { fresh } from "../field-props";
import * as styles from "../fields.module.css";

/** Adds a row of a chosen option, such as a block type. */
export const AddRow = ({
  form,
  label,
  onAdd,
}: {
  readonly form: Form;
  readonly label: string;
  readonly onAdd: (value: unknown) => void;
}) => {
  const [option, setOption] = useState("");
  const options = form.kind === "options" ? form.options : [];
  const add = () => {
    const chosen = options.find(({ value }) => value === (option || options[0]?.value));
    if (form.kind !== "options" || chosen === undefined) return onAdd(fresh(form));
    const own = fresh({ kind: "object", fields: chosen.fields, isPicture: false });
    return onAdd({ [form.by]: chosen.value, ...(isObject(own) ? own : {}) });
  };
  return (
    <div className={styles.add}>
      {options.length > 0 && (
        <Field>
          <Label>
            Velg det du vil legge til<span className="ds-sr-only">{` i ${label.toLowerCase()}`}</span>
          </Label>
          <Select data-size="sm" value={option} onChange={({ target }) => setOption(target.value)}>
            {options.map(({ value, label: name }) => (
              <Select.Option key={value} value={value}>
                {name}
              </Select.Option>
            ))}
          </Select>
        </Field>
      )}
      <Button
        type="button"
        variant="secondary"
        data-size="sm"
        aria-label={`Legg til i ${label.toLowerCase()}`}
        onClick={add}
      >
        <Icon name="add" /> Legg til
      </Button>
    </div>
  );
};

import { Button } from "@digdir/designsystemet-react";
import { useId, useState } from "react";
import { isObject } from "../../../../domain/json/json";
import type { Form, FormOption } from "../../../api/form";
import { Icon } from "../../elements/icon";
import { fresh } from "../field-props";
import * as fieldStyles from "../fields.module.css";
import * as styles from "./add-row.module.css";

interface AddRowProps {
  readonly form: Form;
  /** Where it is added: "deler på siden". */
  readonly label: string;
  /** What one is called: "bilde". */
  readonly name?: string;
  readonly onAdd: (value: unknown) => void;
}

/** Adds a row; where there are several kinds, such as blocks, one chosen from a list that says what each is. */
export const AddRow = ({ form, label, name = "", onAdd }: AddRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const add = name === "" ? "Legg til" : `Legg til ${name}`;
  const addOption = ({ value, fields }: FormOption, by: string) => {
    const own = fresh({ kind: "object", fields, isPicture: false });
    setOpen(false);
    onAdd({ [by]: value, ...(isObject(own) ? own : {}) });
  };
  const options = form.kind === "options" ? form.options : [];
  const begin = () => {
    const [only] = options;
    if (form.kind !== "options" || only === undefined) onAdd(fresh(form));
    else if (options.length === 1) addOption(only, form.by);
    else setOpen(!isOpen);
  };
  return (
    <div className={fieldStyles.add}>
      <Button
        type="button"
        variant="secondary"
        data-size="sm"
        aria-label={`${add} i ${label}`}
        {...(options.length > 1 && { "aria-expanded": isOpen })}
        {...(isOpen && { "aria-controls": list })}
        onClick={begin}
      >
        <Icon name="add" /> {add}
      </Button>
      {isOpen && form.kind === "options" && (
        <ul id={list} className={styles.kinds}>
          {options.map((option) => (
            <li key={option.value}>
              <button type="button" onClick={() => addOption(option, form.by)}>
                <strong>{option.label}</strong>
                {option.about !== "" && <small>{option.about}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

import { Checkbox, Fieldset } from "@digdir/designsystemet-react";
import type { ControlProps } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useProblems } from "./form-context";
import { ProblemNote } from "./problem-note";

/** Any number of choices, as boxes to tick. They are written in the order of their definition. */
export const ChoicesField = ({ field, path, value, onChange }: ControlProps) => {
  const problems = useProblems(path, true);
  const choices = field.form.kind === "choices" ? field.form.choices : [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = choices.map((choice) => choice.value);
  const toggle = (one: string, isOn: boolean) => {
    if (isOn) onChange([...chosen, one].sort((a, b) => known.indexOf(String(a)) - known.indexOf(String(b))));
    else onChange(chosen.filter((other) => other !== one));
  };
  return (
    <Fieldset id={controlId(path)} data-size="sm" tabIndex={-1}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help !== "" && <Fieldset.Description>{field.help}</Fieldset.Description>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          />
        ))}
      </div>
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </Fieldset>
  );
};

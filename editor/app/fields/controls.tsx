import { Checkbox, Fieldset } from "@digdir/designsystemet-react";
import { lazy } from "react";
import type { Form } from "../../api/form";
import type { ControlProps } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useProblems } from "./form-context";
import { ImageField } from "./image-field";
import { ListField } from "./lists/list-field";
import { ObjectField, OptionsField, RecordField } from "./object-fields";
import {
  ChoiceField,
  HeadlineField,
  NumberField,
  SourceField,
  TextField,
  ToggleField,
  WhenField,
} from "./plain-fields";
import { ProblemNote } from "./problem-note";
import { LinkField, ReferenceField } from "./references/reference-field";

/** Checkboxes; values are written in the order of the definition. */
const ChoicesField = ({ field, path, value, onChange }: ControlProps) => {
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

/** Lazy: the rich-text editor is large, and few forms need it. */
const HtmlField = lazy(() => import("./html/html-field"));

/** Control per kind of form; a missing one is a compile error. */
export const CONTROLS: Readonly<Record<Form["kind"], React.ComponentType<ControlProps>>> = {
  text: TextField,
  headline: HeadlineField,
  longText: TextField,
  slug: TextField,
  address: TextField,
  link: LinkField,
  color: TextField,
  date: WhenField,
  moment: WhenField,
  clock: WhenField,
  image: ImageField,
  html: HtmlField,
  source: SourceField,
  number: NumberField,
  toggle: ToggleField,
  choice: ChoiceField,
  choices: ChoicesField,
  reference: ReferenceField,
  list: ListField,
  object: ObjectField,
  options: OptionsField,
  record: RecordField,
};

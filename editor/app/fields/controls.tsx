import { lazy } from "react";
import type { Form } from "../../api/form";
import { ChoicesField } from "./choices-field";
import type { ControlProps } from "./field-props";
import { ImageField } from "./image-field";
import { ListField } from "./lists/list-field";
import { ObjectField, OptionsField, RecordField } from "./object-fields";
import { ChoiceField, NumberField, SourceField, TextField, ToggleField, WhenField } from "./plain-fields";
import { ReferenceField } from "./references/reference-field";

/** The editor of rich text is large, and few forms have one. */
const HtmlField = lazy(() => import("./html/html-field"));

/** The control of each kind of form; one without its control does not compile. */
export const CONTROLS: Readonly<Record<Form["kind"], React.ComponentType<ControlProps>>> = {
  text: TextField,
  longText: TextField,
  slug: TextField,
  address: TextField,
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

import { Fieldset } from "@digdir/designsystemet-react";
import { useRef, useState } from "react";
import { isObject } from "../../../../domain/json/json";
import { type Form, isAlone } from "../../../api/form";
import { focusMove } from "../../elements/focus-move";
import { AnyField } from "../any-field";
import { type ControlProps, itemField } from "../field-props";
import * as styles from "../fields.module.css";
import { controlId, rowId, useProblems } from "../form-context";
import { ProblemNote } from "../problem-note";
import { AddRow } from "./add-row";
import { BlocksField, isPlaced } from "./blocks-field";
import { LinesField } from "./lines-field";
import { ListRow } from "./list-row";

/** A list with rows to add, move, edit and remove. */
export const ListField = ({ field, path, value, onChange }: ControlProps) => {
  const problems = useProblems(path);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(-1);
  // A row that is left over stays a row: the focus is in its list.
  const [startsAlone] = useState(Array.isArray(value) && value.length === 1);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const form: Form = field.form.kind === "list" ? field.form.item : { kind: "text" };
  if (form.kind === "text") return <LinesField field={field} path={path} value={value} onChange={onChange} />;
  if (isPlaced(form)) return <BlocksField field={field} path={path} value={value} onChange={onChange} />;
  const itemName = field.form.kind === "list" ? field.form.itemLabel : "";
  const isPicture = form.kind === "object" && form.isPicture;
  const change = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !field.isRequired && value === undefined ? undefined : next);
  const move = (at: number, by: -1 | 1) => {
    const next = [...items];
    const [item] = next.splice(at, 1);
    next.splice(at + by, 0, item);
    change(next);
    focusMove(rowId([...path, at + by]), by);
  };
  // Pages show the first of such a list: another is not offered.
  const standsAlone = startsAlone && isAlone(field, value);
  if (standsAlone)
    return (
      <div className={styles.alone} id={controlId(path)} tabIndex={-1}>
        <AnyField
          field={itemField(field.label, form)}
          path={[...path, 0]}
          value={items[0]}
          onChange={(next) => change([next])}
        />
        <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
      </div>
    );
  return (
    <Fieldset className={styles.list} id={controlId(path)} data-size="sm" tabIndex={-1}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help !== "" && <Fieldset.Description>{field.help}</Fieldset.Description>}
      <ul ref={list}>
        {items.map((item, at) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key that is stable while typing.
            key={at}
            form={form}
            label={`${field.label} ${at + 1}`}
            path={[...path, at]}
            value={item}
            onChange={(next) => change(items.map((one, other) => (other === at ? next : one)))}
            onMove={items.length > 1 && !isPicture ? (by) => move(at, by) : null}
            onRemove={() => {
              change(items.filter((_, other) => other !== at));
              list.current?.closest("fieldset")?.focus();
            }}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            isNew={at === added}
          />
        ))}
      </ul>
      {/* Empty places come first. */}
      {!(isPicture && items.some((item) => isObject(item) && item.image === "")) && (
        <AddRow
          form={form}
          label={field.label.toLowerCase()}
          name={itemName}
          onAdd={(item) => {
            setAdded(items.length);
            change([...items, item]);
          }}
        />
      )}
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </Fieldset>
  );
};

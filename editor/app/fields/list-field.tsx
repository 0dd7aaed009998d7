import { Button, Fieldset, Select, Tag } from "@digdir/designsystemet-react";
import { useRef, useState } from "react";
import { isObject } from "../../../src/rules/json/json";
import type { Form } from "../../api/form";
import { thumbnailOf } from "../data/client";
import { useDesk } from "../data/desk-context";
import { SmallButton } from "../elements/small-button";
import { AnyField } from "./any-field";
import { type ControlProps, fresh, itemField } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useForm, useProblems } from "./form-context";
import { itemPicture, itemTitle } from "./item-title";
import { LinesField } from "./lines-field";
import { ProblemNote } from "./problem-note";

interface RowProps {
  readonly form: Form;
  readonly label: string;
  readonly path: ControlProps["path"];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onMove: ((by: -1 | 1) => void) | null;
  readonly onRemove: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True for a row that has just been added. */
  readonly isNew: boolean;
}

const isPlain = ({ kind }: Form): boolean => !["object", "options", "record", "list"].includes(kind);

const Row = ({ form, label, path, value, onChange, onMove, onRemove, isFirst, isLast, isNew }: RowProps) => {
  const { lists } = useDesk();
  // A site has hundreds of rows with a dozen fields each: only those of open rows are drawn.
  const { opensRows } = useForm();
  const [startsOpen] = useState(isNew || opensRows);
  const [isOpen, setOpen] = useState(startsOpen);
  const problems = useProblems(path, true);
  const title = itemTitle(form, value, (type) => lists.byType[type] ?? []);
  const picture = itemPicture(value);
  const field = <AnyField field={itemField(label, form)} path={path} value={value} onChange={onChange} />;
  const actions = (
    <div className={styles.actions}>
      {onMove && (
        <>
          <SmallButton disabled={isFirst} aria-label={`Flytt opp: ${title}`} onClick={() => onMove(-1)}>
            <span aria-hidden="true">↑</span>
          </SmallButton>
          <SmallButton disabled={isLast} aria-label={`Flytt ned: ${title}`} onClick={() => onMove(1)}>
            <span aria-hidden="true">↓</span>
          </SmallButton>
        </>
      )}
      <SmallButton data-color="danger" aria-label={`Fjern: ${title}`} onClick={onRemove}>
        Fjern
      </SmallButton>
    </div>
  );
  if (isPlain(form))
    return (
      <li className={styles.plainRow}>
        {field}
        {actions}
      </li>
    );
  return (
    <li className={styles.row}>
      <details
        id={controlId(path)}
        tabIndex={-1}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {picture !== null && <img src={thumbnailOf(picture)} alt="" loading="lazy" />}
          <span>{title}</span>
          {isObject(value) && value.hide === true && <Tag data-size="sm">Skjult</Tag>}
          {problems.length > 0 && (
            <Tag
              data-size="sm"
              data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}
            >
              {problems.length === 1 ? "1 merknad" : `${problems.length} merknader`}
            </Tag>
          )}
        </summary>
        {isOpen && field}
      </details>
      {actions}
    </li>
  );
};

/** Which of the options a new row is, such as which block. */
const AddRow = ({
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
        <Select
          data-size="sm"
          aria-label={`Hva som legges til i ${label.toLowerCase()}`}
          value={option}
          onChange={({ target }) => setOption(target.value)}
        >
          {options.map(({ value, label: name }) => (
            <Select.Option key={value} value={value}>
              {name}
            </Select.Option>
          ))}
        </Select>
      )}
      <Button type="button" variant="secondary" data-size="sm" onClick={add}>
        {`Legg til i ${label.toLowerCase()}`}
      </Button>
    </div>
  );
};

/** A list whose rows are added, moved, changed and removed. */
export const ListField = ({ field, path, value, onChange }: ControlProps) => {
  const problems = useProblems(path);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(-1);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const form: Form = field.form.kind === "list" ? field.form.item : { kind: "text" };
  if (form.kind === "text") return <LinesField field={field} path={path} value={value} onChange={onChange} />;
  const change = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !field.isRequired && value === undefined ? undefined : next);
  const move = (at: number, by: -1 | 1) => {
    const next = [...items];
    const [item] = next.splice(at, 1);
    next.splice(at + by, 0, item);
    change(next);
  };
  return (
    <Fieldset className={styles.list} id={controlId(path)} data-size="sm" tabIndex={-1}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help !== "" && <Fieldset.Description>{field.help}</Fieldset.Description>}
      <ul ref={list}>
        {items.map((item, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name that stays while they are typed.
            key={at}
            form={form}
            label={`${field.label} ${at + 1}`}
            path={[...path, at]}
            value={item}
            onChange={(next) => change(items.map((one, other) => (other === at ? next : one)))}
            onMove={items.length > 1 ? (by) => move(at, by) : null}
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
      <AddRow
        form={form}
        label={field.label}
        onAdd={(item) => {
          setAdded(items.length);
          change([...items, item]);
        }}
      />
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </Fieldset>
  );
};

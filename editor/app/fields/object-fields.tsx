import { Button, Fieldset, Input, Paragraph } from "@digdir/designsystemet-react";
import { type MouseEvent, useState } from "react";
import { isObject, type JsonPath, valueAt, withValueAt } from "../../../domain/json/json";
import type { Field } from "../../api/form";
import { SmallButton } from "../elements/small-button";
import { AnyField } from "./any-field";
import { arranged, isFoldable } from "./arranged";
import { type ControlProps, fresh, itemField } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useForm, useProblems } from "./form-context";
import { heldIn } from "./held-in";
import { PointField } from "./point-field";
import { ProblemNote } from "./problem-note";

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly path: JsonPath;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Whether a required field has a text that nobody has written yet. */
const isUnwritten = (fields: readonly Field[], value: unknown): boolean =>
  fields.some(
    ({ name, isRequired, isNullable, madeFrom }) =>
      isRequired && !isNullable && madeFrom === null && JSON.stringify(valueAt(value, [name]) ?? "").includes('""'),
  );

interface GroupProps extends FieldsProps {
  readonly name: string;
  /** True when fields outside it come first. */
  readonly isFolded: boolean;
}

/** Labels of the fields, without that which is the name of the group. */
const labelsOf = (fields: readonly Field[], name: string): string =>
  fields.flatMap(({ label }) => (label === name ? [] : label)).join(", ");

/** Fields under a heading; folded, saying what they hold, when none is required or others come first. */
const Group = ({ name, fields, path, value, onChange, isFolded }: GroupProps) => {
  const names = fields.map((field) => field.name);
  const problems = useProblems(path, true).filter(({ path: problemPath }) =>
    names.includes(String(problemPath[path.length])),
  );
  const { opensRows, isNew } = useForm();
  const isBegun =
    !isFolded && opensRows && fields.some(({ name: one, madeFrom }) => madeFrom === null && valueAt(value, [one]));
  // It opens for what is new, and stays as it is while somebody corrects that.
  const isAsked = problems.length > 0 || isBegun || (opensRows && isUnwritten(fields, value));
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  const row = <Row fields={fields} path={path} value={value} onChange={onChange} />;
  if (!isFolded && !isFoldable(fields))
    return (
      <Fieldset className={styles.group}>
        <Fieldset.Legend>{name}</Fieldset.Legend>
        {row}
      </Fieldset>
    );
  // What is new has the moments that it was begun with.
  const held = heldIn(isNew ? fields.filter(({ form }) => form.kind !== "moment") : fields, value);
  const own = held.startsWith(`${name}: `) ? held.slice(name.length + 2) : held;
  const isEmpty = fields.every(({ name: one }) => (valueAt(value, [one]) ?? "") === "");
  const empty = isNew ? labelsOf(fields, name) : isEmpty ? "Ikke fylt ut" : "";
  const about = held === "" ? empty : own === name ? "" : own;
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <strong>{name}</strong> {about !== "" && <span className={styles.help}>{about}</span>}
      </summary>
      {row}
    </details>
  );
};

/** What is written as one text: from a headline to the last rich text after it. */
const sheetOf = (fields: readonly Field[]): readonly Field[] =>
  fields[0]?.form.kind === "headline"
    ? fields.slice(0, fields.findLastIndex(({ form }) => form.kind === "html") + 1)
    : [];

const Row = ({ fields, ...own }: FieldsProps) => {
  const sheet = sheetOf(fields);
  return (
    <>
      {sheet.length > 0 && (
        <div className={styles.sheet} data-sheet>
          <Controls fields={sheet} {...own} />
        </div>
      )}
      <div className={styles.fields}>
        <Controls fields={fields.slice(sheet.length)} {...own} />
      </div>
    </>
  );
};

const Controls = ({ fields, path, value, onChange }: FieldsProps) => (
  <>
    {fields.map((field) => (
      <AnyField
        key={field.name}
        field={field}
        path={[...path, field.name]}
        value={isObject(value) ? value[field.name] : undefined}
        onChange={(next) => onChange(withValueAt(value, [field.name], next))}
      />
    ))}
  </>
);

/** Opens every folded group around: all fields are in reach. */
const openAll = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  for (const folded of currentTarget.closest("form")?.querySelectorAll("details") ?? []) folded.open = true;
};

/**
 * Fields without a heading, then those under one, then the folded groups. Where some come first, the others are all
 * folded.
 */
const Fields = ({ fields, path, value, onChange }: FieldsProps) => {
  const { afterFirst } = useForm();
  const { first, prose, groups } = arranged(fields);
  const hasFirst = first.length > 0;
  const own = { path, value, onChange };
  return (
    <>
      {hasFirst && <Row fields={first} {...own} />}
      {hasFirst && path.length === 0 && afterFirst}
      {prose.length > 0 && <Row fields={prose} {...own} />}
      {groups.map(([group, within]) =>
        group === null ? (
          <Row key="" fields={within} {...own} />
        ) : (
          <Group key={group} name={group} isFolded={hasFirst} fields={within} {...own} />
        ),
      )}
      {hasFirst && (
        <div className={styles.all}>
          <SmallButton onClick={openAll}>Vis alle felt</SmallButton>
        </div>
      )}
    </>
  );
};

const Frame = ({
  field,
  path,
  children,
}: Pick<ControlProps, "field" | "path"> & { readonly children: React.ReactNode }) => {
  const problems = useProblems(path);
  return (
    <Fieldset
      className={styles.group}
      id={controlId(path)}
      data-size="sm"
      data-picture={(field.form.kind === "object" && field.form.isPicture) || undefined}
      tabIndex={-1}
    >
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help !== "" && <Fieldset.Description>{field.help}</Fieldset.Description>}
      {children}
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </Fieldset>
  );
};

/** An object with its own fields; an optional one can be added and removed. */
export const ObjectField = ({ field, path, value, onChange }: ControlProps) => {
  const { form } = field;
  if (form.kind !== "object") return null;
  const isInList = field.name === "";
  if (form.isPoint) return <PointField field={field} path={path} value={value} onChange={onChange} />;
  const isWaiting = form.isPicture && isObject(value) && (value.image ?? "") === "";
  // Before there is a picture, nothing can be said of it.
  const asked = isWaiting ? form.fields.filter((one) => one.form.kind === "image") : form.fields;
  const fields = <Fields fields={asked} path={path} value={value} onChange={onChange} />;
  if (isInList) return fields;
  const isAbsent = value === undefined || value === null;
  if (isAbsent && !field.isRequired)
    return (
      <Frame field={field} path={path}>
        <Button type="button" variant="secondary" data-size="sm" onClick={() => onChange(fresh(form))}>
          {`Legg til: ${field.label.toLowerCase()}`}
        </Button>
      </Frame>
    );
  return (
    <Frame field={field} path={path}>
      {fields}
      {!field.isRequired && (
        <SmallButton data-color="danger" onClick={() => onChange(undefined)}>
          {`Fjern: ${field.label.toLowerCase()}`}
        </SmallButton>
      )}
    </Frame>
  );
};

/** Fields of the chosen option, such as film or a type of block. */
export const OptionsField = ({ field, path, value, onChange }: ControlProps) => {
  const { form } = field;
  if (form.kind !== "options") return null;
  const chosen = isObject(value) ? form.options.find((option) => option.value === value[form.by]) : undefined;
  return (
    <>
      {(chosen === undefined || path.length > 0) && (
        <Paragraph data-size="sm" className={styles.help}>
          {chosen === undefined ? "Ukjent slag." : `${chosen.label}. ${chosen.about}`}
        </Paragraph>
      )}
      <Fields fields={chosen?.fields ?? []} path={path} value={value} onChange={onChange} />
    </>
  );
};

/** A map of objects, such as texts by language. */
export const RecordField = ({ field, path, value, onChange }: ControlProps) => {
  const [name, setName] = useState("");
  const { form } = field;
  if (form.kind !== "record") return null;
  const parts = isObject(value) ? value : {};
  return (
    <Frame field={field} path={path}>
      {Object.entries(parts).map(([key, part]) => (
        <Fieldset key={key} className={styles.group} data-size="sm">
          <Fieldset.Legend>{key === "nb" ? "Bokmål (nb)" : key}</Fieldset.Legend>
          <AnyField
            field={itemField(key, form.value)}
            path={[...path, key]}
            value={part}
            onChange={(next) => onChange({ ...parts, [key]: next })}
          />
        </Fieldset>
      ))}
      <div className={styles.add}>
        <Input
          aria-label="Koden for et språk til"
          data-size="sm"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="button"
          variant="secondary"
          data-size="sm"
          disabled={!/^[a-z]{2,3}$/.test(name) || name in parts}
          onClick={() => {
            onChange({ ...parts, [name]: fresh(form.value) });
            setName("");
          }}
        >
          Legg til språk
        </Button>
      </div>
    </Frame>
  );
};

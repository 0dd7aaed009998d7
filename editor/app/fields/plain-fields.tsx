import { Chip, Input, Select, Switch, Textarea } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Form } from "../../api/form";
import { thumbnailOf } from "../data/client";
import { afterPress } from "../elements/after-press";
import { clockOf, dateOf, dateText, momentOf, momentText, todayInOslo } from "../text/when";
import { type ControlProps, emptied } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useForm, useProblems } from "./form-context";
import { Labelled } from "./labelled";
import { ProblemNote } from "./problem-note";

const shown = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const ROWS = 3;

interface UsedProps {
  readonly used: readonly string[];
  readonly path: ControlProps["path"];
  readonly onChoose: (value: string) => void;
}

/** What others have in an empty field; chosen, it is written, with the cursor behind it. */
const Used = ({ used, path, onChoose }: UsedProps) => (
  <div className={styles.used}>
    {used.map((one) => (
      <Chip.Button
        key={one}
        data-color="neutral"
        onClick={() => {
          onChoose(one);
          document.getElementById(controlId(path))?.focus();
        }}
      >
        {one}
      </Chip.Button>
    ))}
  </div>
);

export const TextField = ({ field, path, value, onChange }: ControlProps) => (
  <Labelled
    field={{ ...field, help: field.used?.length ? "" : field.help }}
    path={path}
    below={shown(value) === "" && <Used used={field.used ?? []} path={path} onChoose={onChange} />}
  >
    {(described) => {
      const change = (text: string) => onChange(text === "" ? emptied(field) : text);
      return field.form.kind === "longText" ? (
        <Textarea
          {...described}
          rows={ROWS}
          value={shown(value)}
          onChange={({ target }) => change(target.value)}
          // The browser shows the line with the cursor only, and the bar could cover the others.
          onFocus={({ target }) => afterPress(() => target.scrollIntoView?.({ block: "nearest" }))}
        />
      ) : (
        <Input
          {...described}
          inputMode={field.form.kind === "address" ? "url" : "text"}
          value={shown(value)}
          onChange={({ target }) => change(target.value)}
        />
      );
    }}
  </Labelled>
);

/** One line, however many it takes on the screen. */
export const HeadlineField = ({ field, path, value, onChange }: ControlProps) => (
  <Labelled field={field} path={path}>
    {(described) => (
      <Textarea
        {...described}
        rows={1}
        placeholder={`Skriv ${field.label.toLowerCase()}`}
        value={shown(value)}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    )}
  </Labelled>
);

/** Parses a decimal comma: "12,5". */
const numberOf = (text: string): number => Number(text.replace(",", ".").replace(/\s/g, ""));

export const NumberField = ({ field, path, value, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Labelled field={field} path={path}>
      {(described) => (
        <Input
          {...described}
          inputMode="decimal"
          value={typed ?? shown(value ?? field.preset).replace(".", ",")}
          onChange={({ target: { value: text } }) => {
            setTyped(text);
            const number = numberOf(text);
            if (text.trim() === "") onChange(emptied(field));
            else onChange(Number.isNaN(number) ? text : number);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Labelled>
  );
};

const WHEN = {
  date: {
    parse: dateOf,
    words: dateText,
    shape: /^\d{4}-\d{2}-\d{2}$/,
    misread: "Dette er ingen dato. Skriv en dag som finnes, for eksempel «24/12» eller «24. desember 2026».",
  },
  moment: {
    parse: momentOf,
    words: momentText,
    shape: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
    misread: "Dette er ikke en dag og et klokkeslett som finnes. Skriv for eksempel «fre 18» eller «4/12 19.30».",
  },
  clock: {
    parse: clockOf,
    words: (clock: string) => clock.replace(":", "."),
    shape: /^\d{2}:\d{2}$/,
    misread: "Dette er ikke et klokkeslett. Skriv for eksempel «18» eller «18.30».",
  },
} as const;

/** The time of a moment of which only the day was written: a window holds all of its last day. */
const TIME_OF_DAY: Readonly<Record<string, string>> = { shownFrom: "T00:00", shownUntil: "T23:59" };

/** A date or time in free text. */
export const WhenField = ({ field, path, value, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const kind = field.form.kind === "date" || field.form.kind === "clock" ? field.form.kind : "moment";
  const { parse, words, shape, misread } = WHEN[kind];
  const dayOf = (text: string): string | null => {
    const day = TIME_OF_DAY[field.name] === undefined ? null : dateOf(text, todayInOslo());
    return day && `${day}${TIME_OF_DAY[field.name]}`;
  };
  const written = shown(value);
  const display = shape.test(written) ? words(written) : written;
  const isUnderstood = typed !== null && shape.test(written);
  return (
    <Labelled
      field={field}
      path={path}
      note={isUnderstood ? `Blir ${display}` : undefined}
      misread={written !== "" && !shape.test(written) ? misread : undefined}
    >
      {(described) => (
        <Input
          {...described}
          autoComplete="off"
          value={typed ?? display}
          onChange={({ target: { value: text } }) => {
            setTyped(text);
            onChange(text.trim() === "" ? emptied(field) : (parse(text, todayInOslo()) ?? dayOf(text) ?? text));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Labelled>
  );
};

export const ToggleField = ({ field, path, value, onChange }: ControlProps) => {
  const problems = useProblems(path);
  return (
    <div>
      <Switch
        id={controlId(path)}
        label={field.label}
        {...(field.help !== "" && { description: field.help })}
        checked={(value ?? field.preset) === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </div>
  );
};

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A select for few choices. */
export const SelectOf = ({
  field,
  path,
  value,
  onChange,
  options,
  picture = null,
}: ControlProps & { readonly options: readonly Option[]; readonly picture?: string | null }) => {
  const current = shown(value ?? field.preset);
  const isKnown = options.some((option) => option.value === current);
  const mayBeEmpty = field.isNullable || (!field.isRequired && field.preset === null) || current === "";
  return (
    <Labelled field={field} path={path}>
      {(described) => (
        <div className={picture === null ? undefined : styles.referred}>
          {picture !== null && <img src={thumbnailOf(picture)} alt="" />}
          <Select
            {...described}
            value={current}
            onChange={({ target }) => onChange(target.value === "" ? emptied(field) : target.value)}
          >
            {mayBeEmpty && (
              <Select.Option value="">
                {field.isRequired && !field.isNullable ? "Velg …" : (field.none ?? "Ingen")}
              </Select.Option>
            )}
            {!isKnown && current !== "" && <Select.Option value={current}>{`Ukjent: ${current}`}</Select.Option>}
            {options.map((option) => (
              <Select.Option key={option.value} value={option.value}>
                {option.label}
              </Select.Option>
            ))}
          </Select>
        </div>
      )}
    </Labelled>
  );
};

const choicesIn = (form: Form): readonly Option[] => (form.kind === "choice" ? form.choices : []);

export const ChoiceField = (props: ControlProps) => <SelectOf {...props} options={choicesIn(props.field.form)} />;

export const SourceField = (props: ControlProps) => (
  <SelectOf {...props} options={useForm().sources.map((name) => ({ value: name, label: name }))} />
);

import { Label, Paragraph } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import type { ControlProps } from "./field-props";
import * as styles from "./fields.module.css";
import { controlId, useForm, useProblems } from "./form-context";
import { isMissing, ProblemNote } from "./problem-note";

export interface Described {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
}

/** Controls that take half the width. */
const SHORT: readonly string[] = ["number", "choice", "source", "date", "clock", "color"];

/** Those that take half of a wide form only. */
const HALF: readonly string[] = ["reference", "moment"];

interface LabelledProps extends Pick<ControlProps, "field" | "path"> {
  /** Note below the control, such as how a date was parsed. */
  readonly note?: string | undefined;
  /** Error text when the control cannot parse its input. */
  readonly misread?: string | undefined;
  /** True while a value is on its way, about which nothing is said. */
  readonly isQuiet?: boolean;
  /** What belongs to the control, such as values to choose. */
  readonly below?: ReactNode;
  readonly children: (described: Described) => ReactNode;
}

/** A control with its label, help and problems. */
export const Labelled = ({
  field: { label, help, isRequired, isNullable, isShort, form },
  path,
  note,
  misread,
  isQuiet = false,
  below = null,
  children,
}: LabelledProps) => {
  const id = controlId(path);
  const all = useProblems(path);
  const { value } = useForm();
  const found = isQuiet ? [] : all;
  // The check's message describes the file format, not the input.
  const problems =
    misread === undefined ? found : found.slice(0, 1).map((one) => ({ ...one, message: misread, cure: "" }));
  const isWrong = problems.some(({ severity }) => severity === "error");
  return (
    <div
      className={styles.field}
      data-wrong={isWrong ? (isMissing(problems, value) ? "missing" : true) : undefined}
      data-short={isShort || SHORT.includes(form.kind) || (HALF.includes(form.kind) ? "wide" : undefined)}
    >
      <Label htmlFor={id} data-size="sm">
        {label}
        {(!isRequired || isNullable) && form.kind !== "choice" ? (
          <span className={styles.optional}> (valgfritt)</span>
        ) : null}
      </Label>
      {help !== "" && (
        <Paragraph id={`${id}-hjelp`} data-size="sm" className={styles.help}>
          {help}
        </Paragraph>
      )}
      {children({
        id,
        "aria-describedby": [help !== "" && `${id}-hjelp`, note && `${id}-merknad`, `${id}-feil`]
          .filter(Boolean)
          .join(" "),
        "aria-invalid": isWrong,
      })}
      {below}
      {note && (
        <Paragraph id={`${id}-merknad`} data-size="sm" className={styles.help}>
          {note}
        </Paragraph>
      )}
      <ProblemNote id={`${id}-feil`} problems={problems} />
    </div>
  );
};

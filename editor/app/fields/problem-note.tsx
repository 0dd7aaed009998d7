import { ValidationMessage } from "@digdir/designsystemet-react";
import { valueAt } from "../../../domain/json/json";
import type { Problem } from "../../api/api";
import * as styles from "./fields.module.css";
import { FixButton } from "./fix-button";
import { isBlank, sentenceOf, useForm } from "./form-context";

/** Whether nothing is written yet where all of them are, rather than something wrong. */
export const isMissing = (problems: readonly Problem[], value: unknown): boolean =>
  problems.every(({ severity, path, cure }) => severity === "error" && cure !== "" && isBlank(valueAt(value, path)));

/** Problems below a field, with a button for those with a known fix; calm where something is only missing yet. */
export const ProblemNote = ({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) => {
  const { value, onFix } = useForm();
  if (problems.length === 0) return null;
  return (
    <div>
      {isMissing(problems, value) ? (
        <p id={id} className={styles.missing}>
          {problems.map(({ cure }) => cure).join(" ")}
        </p>
      ) : (
        <ValidationMessage
          id={id}
          data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}
        >
          {problems.map(sentenceOf).join(" ")}
        </ValidationMessage>
      )}
      {problems.some(({ fix }) => fix !== undefined) && (
        <div className={styles.cures}>
          {problems.map((problem) => (
            <FixButton key={`${problem.path.join(".")} ${problem.message}`} problem={problem} onFix={onFix} />
          ))}
        </div>
      )}
    </div>
  );
};

import { ValidationMessage } from "@digdir/designsystemet-react";
import type { Problem } from "../../api/api";
import * as styles from "./fields.module.css";
import { FixButton } from "./fix-button";
import { sentenceOf, useForm } from "./form-context";

/** Problems below a field, with a button for those with a known fix. */
export const ProblemNote = ({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) => {
  const { onFix } = useForm();
  if (problems.length === 0) return null;
  return (
    <div>
      <ValidationMessage
        id={id}
        data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}
      >
        {problems.map(sentenceOf).join(" ")}
      </ValidationMessage>
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

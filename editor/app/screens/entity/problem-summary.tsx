import { Alert, Heading, Link } from "@digdir/designsystemet-react";
import { useId } from "react";
import type { JsonPath } from "../../../../domain/json/json";
import type { Problem } from "../../../api/api";
import { editAddress } from "../../data/route";
import { FixButton } from "../../fields/fix-button";
import { type Fix, sentenceOf } from "../../fields/form-context";
import * as styles from "../screens.module.css";
import { showField } from "./show-field";

interface ProblemSummaryProps {
  readonly heading: string;
  readonly problems: readonly Problem[];
  readonly isHere: boolean;
  readonly onFix?: ((fix: Fix) => void) | null;
  /** Label of the field at a path. */
  readonly labelOf?: (path: JsonPath) => string;
}

const NO_LABEL = (): string => "";

/** All problems, with links to their fields in this form or another. Leaves the focus where it is. */
export const ProblemSummary = (props: ProblemSummaryProps) => {
  const { heading, problems, isHere, onFix = null, labelOf = NO_LABEL } = props;
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <Alert data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}>
      <section aria-labelledby={id}>
        <Heading level={2} data-size="xs" id={id}>
          {heading}
        </Heading>
        <ul className={styles.problems}>
          {problems.map((problem) => {
            const { path, entity, file } = problem;
            const owner = isHere || entity === null ? labelOf(path) : entity.title;
            const address = entity === null ? "#/" : editAddress(entity.kind, entity.id, path);
            return (
              <li key={`${file} ${path.join(".")} ${problem.message}`}>
                <Link
                  href={address}
                  onClick={(event) => {
                    if (!isHere) return;
                    event.preventDefault();
                    void showField(path);
                  }}
                >
                  {(owner === "" ? "" : `${owner}: `) + sentenceOf(problem)}
                </Link>{" "}
                <FixButton problem={problem} onFix={isHere ? onFix : null} />
              </li>
            );
          })}
        </ul>
      </section>
    </Alert>
  );
};

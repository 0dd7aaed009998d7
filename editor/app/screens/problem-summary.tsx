import { ErrorSummary } from "@digdir/designsystemet-react";
import type { Problem } from "../../api/api";
import { editAddress } from "../data/route";
import { FixButton } from "../fields/fix-button";
import { type Fix, sentenceOf } from "../fields/form-context";
import { showField } from "./show-field";

interface ProblemSummaryProps {
  readonly heading: string;
  readonly problems: readonly Problem[];
  readonly isHere: boolean;
  readonly onFix?: ((fix: Fix) => void) | null;
}

/** All problems with a way to each field: of this form, or of another one. */
export const ProblemSummary = ({ heading, problems, isHere, onFix = null }: ProblemSummaryProps) =>
  problems.length === 0 ? null : (
    <ErrorSummary>
      <ErrorSummary.Heading>{heading}</ErrorSummary.Heading>
      <ErrorSummary.List>
        {problems.map((problem) => {
          const { path, entity, file } = problem;
          const owner = isHere || entity === null ? "" : `${entity.title}: `;
          const address = entity === null ? "#/" : editAddress(entity.kind, entity.id, path);
          return (
            <ErrorSummary.Item key={`${file} ${path.join(".")} ${problem.message}`}>
              <ErrorSummary.Link
                href={address}
                onClick={(event) => {
                  if (!isHere) return;
                  event.preventDefault();
                  void showField(path);
                }}
              >
                {owner + sentenceOf(problem)}
              </ErrorSummary.Link>{" "}
              <FixButton problem={problem} onFix={isHere ? onFix : null} />
            </ErrorSummary.Item>
          );
        })}
      </ErrorSummary.List>
    </ErrorSummary>
  );

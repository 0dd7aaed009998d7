import { ValidationMessage } from "@digdir/designsystemet-react";
import type { Problem } from "../../api/api";
import { sentenceOf } from "./form-context";

/** What is wrong at a field, below it. */
export const ProblemNote = ({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) =>
  problems.length === 0 ? null : (
    <ValidationMessage
      id={id}
      data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}
    >
      {problems.map(sentenceOf).join(" ")}
    </ValidationMessage>
  );

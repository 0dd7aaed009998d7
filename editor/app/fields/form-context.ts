import { createContext, type ReactNode, useContext } from "react";
import type { JsonPath } from "../../../domain/json/json";
import { sentenceCase } from "../../../domain/time/norwegian";
import type { Problem } from "../../api/api";

export type Fix = NonNullable<Problem["fix"]>;

interface FormState {
  /** Kind of content, and its current value. */
  readonly kind: string;
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Applies a problem's fix; null in read-only forms. */
  readonly onFix: ((fix: Fix) => void) | null;
  /** Names of the page's own sources. */
  readonly sources: readonly string[];
  /** True when all rows start open. */
  readonly opensRows: boolean;
  /** Whether it is of something new: what its folded groups are for is told, rather than that they are empty. */
  readonly isNew?: boolean;
  /** Whether problems at a path are shown yet; all are by default. */
  readonly isShown?: (path: JsonPath) => boolean;
  /** Stands after the fields that come first. */
  readonly afterFirst?: ReactNode;
}

const FormContext = createContext<FormState>({
  kind: "",
  value: null,
  problems: [],
  onFix: null,
  sources: [],
  opensRows: false,
});

export const FormProvider = FormContext.Provider;

export const useForm = (): FormState => useContext(FormContext);

/** The HTML id of the control at a path. */
export const controlId = (path: JsonPath): string => ["felt", ...path].join("-");

/** HTML id of the row of an item in a list. */
export const rowId = (path: JsonPath): string => `${controlId(path)}-rad`;

const isAt = (path: JsonPath, { path: problemPath }: Problem): boolean =>
  problemPath.length === path.length && path.every((key, at) => problemPath[at] === key);

const isWithin = (path: JsonPath, { path: problemPath }: Problem): boolean =>
  path.every((key, at) => problemPath[at] === key);

/** Whether nothing is written in a field with that value. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** "mangler. → Skriv …" as a sentence of its own at the field. */
export const sentenceOf = ({ message, cure }: Problem): string => `${sentenceCase(message)} ${cure}`.trim();

/** Problems shown at a control; with `within`, also those inside its value. */
export const useProblems = (path: JsonPath, within = false): readonly Problem[] => {
  const { problems, isShown = () => true } = useForm();
  return problems.filter(
    (problem) => (within ? isWithin(path, problem) : isAt(path, problem)) && isShown(problem.path),
  );
};

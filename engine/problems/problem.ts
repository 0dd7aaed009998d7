import { inVoices, type Told } from "../../domain/define/voices";

/** Keys and indexes leading to a value in a JSON document. */
export type FieldPath = readonly (string | number)[];

/** Origin of a value: a file in the content folder and a path in it. */
export interface Origin {
  readonly file: string;
  readonly path: FieldPath;
  /** Finds line and column, counted from 1; null when the value is not in the file. */
  readonly locate: (path: FieldPath) => { readonly line: number; readonly column: number } | null;
}

/** A value that cures a problem, when it is almost certainly right; undefined removes the field. */
export interface Fix {
  readonly path: FieldPath;
  readonly value: unknown;
}

/**
 * A problem that an editor must correct (error) or should know (warning). `message` says what is wrong, `cure` what to
 * do; both in Bokmål.
 */
export interface Problem {
  readonly severity: "error" | "warning";
  readonly file: string;
  readonly field: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
  readonly cure: string;
  readonly fix?: Fix | undefined;
  /** The texts at a form, which speak of no file, where they differ. */
  readonly atForm?: Told | undefined;
}

/** "blocks[2].settings.heading" */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? key : `${name}.${key}`),
    "",
  );

/** The beginning is enough to recognise a quote. */
const MAX_QUOTE_LENGTH = 160;

const withShortQuotes = (text: string): string =>
  text.replace(/«([^»]*)»/g, (whole, quoted: string) =>
    quoted.length > MAX_QUOTE_LENGTH ? `«${quoted.slice(0, MAX_QUOTE_LENGTH)}…»` : whole,
  );

export interface Finding {
  readonly severity?: Problem["severity"];
  /** Path below the origin's. */
  readonly at?: FieldPath;
  /** Position within the field, for line and column. */
  readonly within?: FieldPath;
  readonly message: string;
  readonly cure: string;
  /** With a path below the origin's. */
  readonly fix?: Fix | undefined;
  readonly atForm?: Told | undefined;
}

const shortened = ({ message, cure }: Told): Told => ({
  message: withShortQuotes(message),
  cure: withShortQuotes(cure),
});

/** A problem at an origin, or at a field below it. */
export const problemAt = (
  origin: Origin,
  { severity = "error", at = [], within = [], message, cure, fix, atForm: given }: Finding,
): Problem => {
  const { atForm = given, ...told } = inVoices({ message, cure });
  const path = [...origin.path, ...at];
  const position = origin.locate([...path, ...within]);
  return {
    severity,
    file: origin.file,
    field: fieldName(path),
    line: position?.line ?? null,
    column: position?.column ?? null,
    ...shortened(told),
    ...(atForm && { atForm: shortened(atForm) }),
    ...(fix && { fix: { path: [...origin.path, ...fix.path], value: fix.value } }),
  };
};

export const warningAt = (origin: Origin, finding: Omit<Finding, "severity">): Problem =>
  problemAt(origin, { ...finding, severity: "warning" });

const inFileVoices = (given: Told) => {
  const { atForm, ...told } = inVoices(given);
  return { ...shortened(told), ...(atForm && { atForm: shortened(atForm) }) };
};

/** A problem without a place in the file. */
export const problemInFile = (file: string, message: string, cure: string): Problem => ({
  severity: "error",
  file,
  field: "",
  line: null,
  column: null,
  ...inFileVoices({ message, cure }),
});

export const isError = ({ severity }: Problem): boolean => severity === "error";

/** A problem as lines of text, for the terminal. */
export const formatProblem = ({ severity, file, field, line, column, message, cure }: Problem): string => {
  const place = line === null ? file : `${file}:${line}:${column ?? 1}`;
  const subject = field === "" ? message : `«${field}» ${message}`;
  return `${severity === "error" ? "FEIL   " : "VARSEL "} ${place}\n        ${subject}\n        → ${cure}`;
};

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "2 feil og 1 varsel" */
export const countProblems = (problems: readonly Problem[]): string => {
  const errors = problems.filter(isError).length;
  return `${plural(errors, "feil", "feil")} og ${plural(problems.length - errors, "varsel", "varsler")}`;
};

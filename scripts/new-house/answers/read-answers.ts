import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Answers, answersSchema } from "./answers";

/** The answers, or their faults, one line each, in Bokmål. */
export type ReadAnswers = { readonly answers: Answers } | { readonly faults: readonly string[] };

const DEFAULT_FAULT = "mangler eller er feil. → Se eksempelet i docs/new-house.md.";

const isNorwegian = (message: string): boolean => message.includes("→");

export const checkAnswers = (written: unknown): ReadAnswers => {
  const read = answersSchema.safeParse(written);
  if (read.success) return { answers: read.data };
  return {
    faults: read.error.issues.map(
      ({ path, message }) => `${path.join(".") || "svarene"} ${isNorwegian(message) ? message : DEFAULT_FAULT}`,
    ),
  };
};

/** Answers from a JSON file; a logo's path is relative to that file. */
export const readAnswersFile = (file: string): unknown => {
  const written: unknown = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  if (typeof written !== "object" || written === null || !("logo" in written)) return written;
  return { ...written, logo: resolve(dirname(file), String(written.logo)) };
};

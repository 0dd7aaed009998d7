import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { z } from "zod";
import { describeSyntax } from "../../../engine/problems/syntax/describe-syntax";
import { type Answers, answersSchema } from "./answers";

/** The answers, or their faults, one line each, in Bokmål. */
export type ReadAnswers = { readonly answers: Answers } | { readonly faults: readonly string[] };

const DEFAULT_FAULT = "mangler eller er feil. → Se eksempelet i docs/new-house.md.";

const isNorwegian = (message: string): boolean => message.includes("→");

const faultOf = (issue: z.core.$ZodIssue): string => {
  const at = issue.path.join(".") || "svarene";
  if (issue.code === "unrecognized_keys")
    return `${at} har ${issue.keys.join(", ")}, som ingen spør om. → Se hva du kan svare, i docs/new-house.md.`;
  return `${at} ${isNorwegian(issue.message) ? issue.message : DEFAULT_FAULT}`;
};

export const checkAnswers = (written: unknown): ReadAnswers => {
  const read = answersSchema.safeParse(written);
  if (read.success) return { answers: read.data };
  return { faults: read.error.issues.map(faultOf) };
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new Error(`Får ikke lest ${file}. → Se om stien til filen med svarene er riktig.`);
  }
};

/** Answers from a JSON file; a logo's path is relative to that file. */
export const readAnswersFile = (file: string): object => {
  const text = textOf(file);
  const fault = describeSyntax(text);
  if (fault !== null) {
    const line = text.slice(0, fault.offset).split("\n").length;
    throw new Error(`${file}, linje ${line}: ${fault.message} → ${fault.cure}`);
  }
  const written: unknown = JSON.parse(text);
  if (typeof written !== "object" || written === null || Array.isArray(written))
    throw new Error(`${file} har ikke svarene mellom { og }. → Se eksempelet i docs/new-house.md.`);
  return "logo" in written ? { ...written, logo: resolve(dirname(file), String(written.logo)) } : written;
};

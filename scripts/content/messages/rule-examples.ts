import { z } from "zod";
import { describeIssue } from "../../../engine/problems/issues/describe-issue";
import { formatProblem, problemAt } from "../../../engine/problems/problem";

/** Examples of general rules for which every current field has a message of its own; a new field may not. */
const RULES: readonly (readonly [slip: string, rule: z.ZodType, value: unknown])[] = [
  ["En tekst er for lang", z.string().max(5), "Nattekspressen"],
  ["En tekst er for kort", z.string().min(3), "N"],
  ["En liste er tom", z.array(z.string()).min(1), []],
  ["En liste har for lite", z.array(z.string()).min(2), ["Drama"]],
  ["En liste har for mye", z.array(z.string()).max(1), ["Drama", "Thriller"]],
  ["Et helt tall har for mange sifre", z.int(), 1e20],
  ["Et tall med desimaler må være mer enn 0", z.number().positive(), 0],
];

const reportedFor = (rule: z.ZodType, value: unknown): string => {
  const schema = z.strictObject({ felt: rule });
  const data = { felt: value };
  const origin = { file: "mappe/fil.json", path: [], locate: () => null };
  return (schema.safeParse(data).error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue, { data, schema, pictures: [] }))
    .map(({ path, message, cure }) => formatProblem(problemAt(origin, { at: path, message, cure })))
    .join("\n\n");
};

export const ruleExamples = (): readonly { readonly slip: string; readonly reported: string }[] =>
  RULES.map(([slip, rule, value]) => ({ slip, reported: reportedFor(rule, value) }));

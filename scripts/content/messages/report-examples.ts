import type { Problem } from "../../../engine/problems/problem";
import { SUBJECTS } from "../../../engine/testing/examples";
import type { Example } from "../../../engine/testing/examples/example";
import { TestContent } from "../../../engine/testing/test-content";

export interface ReportedExample {
  readonly slip: string;
  readonly problems: readonly Problem[];
}

export interface ReportedSubject {
  readonly heading: string;
  readonly examples: readonly ReportedExample[];
}

/** Test content is in a different temporary folder each time; the page shows the name that editors know. */
const inContentFolder = (text: string): string => text.replace(/\S*\/kulturhus-\w+/g, "/prosjektet/content");

const runExample = async ({ slip, make, circumstances }: Example): Promise<ReportedExample> => {
  const problems = await make(new TestContent()).problems(circumstances);
  return {
    slip,
    problems: problems.map((problem) => ({
      ...problem,
      message: inContentFolder(problem.message),
      cure: inContentFolder(problem.cure),
    })),
  };
};

/** Runs the check on every example. */
export const reportExamples = async (): Promise<readonly ReportedSubject[]> => {
  const reported: ReportedSubject[] = [];
  for (const { heading, examples } of SUBJECTS) {
    const subject: ReportedExample[] = [];
    // In sequence: an example may remove this process's read permission for a while.
    for (const example of examples) subject.push(await runExample(example));
    reported.push({ heading, examples: subject });
  }
  return reported;
};

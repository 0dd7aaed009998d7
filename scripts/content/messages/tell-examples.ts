import type { Problem } from "../../../plugins/gatsby-source-kulturhus/src/problems/problem";
import { SUBJECTS } from "../../../plugins/gatsby-source-kulturhus/src/testing/examples";
import type { Example } from "../../../plugins/gatsby-source-kulturhus/src/testing/examples/example";
import { TestContent } from "../../../plugins/gatsby-source-kulturhus/src/testing/test-content";

export interface ReportedExample {
  readonly slip: string;
  readonly problems: readonly Problem[];
}

export interface ReportedSubject {
  readonly heading: string;
  readonly examples: readonly ReportedExample[];
}

/** Test content lies in a folder of its own each time; the page calls it what editors call it. */
const inContentFolder = (text: string): string => text.replace(/\S*\/kulturhus-\w+/g, "/prosjektet/content");

const tell = async ({ slip, make, circumstances }: Example): Promise<ReportedExample> => {
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
    // One after the other: an example may take this process its permission to read for a while.
    for (const example of examples) subject.push(await tell(example));
    reported.push({ heading, examples: subject });
  }
  return reported;
};

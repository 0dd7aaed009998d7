import type { Problem } from "../../../plugins/gatsby-source-kulturhus/src/problems/problem";
import { SUBJECTS } from "../../../plugins/gatsby-source-kulturhus/src/testing/examples";
import type { Example } from "../../../plugins/gatsby-source-kulturhus/src/testing/examples/example";
import { TestContent } from "../../../plugins/gatsby-source-kulturhus/src/testing/test-content";

export interface ToldExample {
  readonly slip: string;
  readonly problems: readonly Problem[];
}

export interface ToldSubject {
  readonly heading: string;
  readonly examples: readonly ToldExample[];
}

/** Test content lies in a folder of its own each time; the page calls it what editors call it. */
const inContentFolder = (text: string): string => text.replace(/\S*\/kulturhus-\w+/g, "/prosjektet/content");

const tell = async ({ slip, make, circumstances }: Example): Promise<ToldExample> => {
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
export const tellExamples = async (): Promise<readonly ToldSubject[]> => {
  const told: ToldSubject[] = [];
  for (const { heading, examples } of SUBJECTS) {
    const subject: ToldExample[] = [];
    // One after the other: an example may take this process its permission to read for a while.
    for (const example of examples) subject.push(await tell(example));
    told.push({ heading, examples: subject });
  }
  return told;
};

import type { ContentState } from "../../../domain/contracts/content-state";
import { isError, type Problem } from "../../../engine/problems/problem";

const MAX_REPORTED = 5;

const placeOf = ({ file, line, field }: Problem): string =>
  [file, ...(line === null ? [] : [`linje ${line}`]), ...(field === "" ? [] : [`felt «${field}»`])].join(", ");

/** The content's state, as shown by pages in develop. */
export const contentStateOf = (problems: readonly Problem[]): ContentState => {
  const errors = problems.filter(isError);
  return {
    desk: process.env.KULTURHUS_DESK ?? null,
    errors: errors.length,
    first: errors
      .slice(0, MAX_REPORTED)
      .map((problem) => ({ place: placeOf(problem), message: problem.message, cure: problem.cure })),
  };
};

let current: ContentState = contentStateOf([]);

/** From the latest reading; Gatsby reads the content and serves pages in one process. */
export const contentState = {
  get: (): ContentState => current,
  set: (problems: readonly Problem[]): void => {
    current = contentStateOf(problems);
  },
};

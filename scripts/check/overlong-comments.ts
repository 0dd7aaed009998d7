const MAX_WIDTH = 120;

/** A line that is a comment, or ends in one. */
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/\s|\s\/\*/;

/** Line numbers of overlong comments in a source text. A directive to a tool cannot be wrapped. */
export const overlongComments = (source: string): readonly number[] =>
  source
    .split("\n")
    .flatMap((line, index) =>
      line.length > MAX_WIDTH && COMMENT.test(line) && !line.includes("biome-ignore") ? [index + 1] : [],
    );

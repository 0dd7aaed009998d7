/** An undocumented property of Gatsby, React or another tool that the build depends on. */
export interface Reliance {
  /** The shape that is expected, as a noun: "one MiniCssExtractPlugin". */
  readonly expected: string;
  /** Where it comes from: "Gatsby's webpack configuration". */
  readonly where: string;
}

/**
 * Asserts an undocumented shape in Node. A tool that has changed ends the build by name, instead of making the site
 * slower or wrong without notice. docs/gatsby-internals.md lists all reliances, and what to do without each.
 * @throws When the shape does not hold.
 */
export const relyOn: (holds: boolean, reliance: Reliance) => asserts holds = (holds, { expected, where }) => {
  if (holds) return;
  throw new Error(
    `Expected ${expected} in ${where}. This is undocumented and has changed: see docs/gatsby-internals.md.`,
  );
};

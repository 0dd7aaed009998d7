/** An undocumented property of Gatsby, React or another tool that the build depends on. */
export interface Reliance {
  /** The expected shape, as a noun: "one MiniCssExtractPlugin". */
  readonly expected: string;
  /** Where it comes from: "Gatsby's webpack configuration". */
  readonly where: string;
}

/**
 * Asserts an undocumented shape in Node. A changed tool then fails the build with a named cause, instead of silently
 * making the site slower or wrong. docs/gatsby-internals.md lists all of these, and what to do without each.
 * @throws When the shape does not hold.
 */
export const relyOn: (holds: boolean, reliance: Reliance) => asserts holds = (holds, { expected, where }) => {
  if (holds) return;
  throw new Error(
    `Expected ${expected} in ${where}. This is undocumented and has changed: see docs/gatsby-internals.md.`,
  );
};

/**
 * Whether all tests run (`npm run test:all`), or those of `npm test`: each page once, a journey of each feature, and
 * what is often broken. Files named *.nightly.spec.ts and tests with the tag run in the first only.
 */
export const RUNS_ALL = process.env.TESTS === "all";

export const NIGHTLY = { tag: "@nightly" } as const;

/** For the configurations of Playwright. */
export const selectedTests = RUNS_ALL ? {} : { testIgnore: "**/*.nightly.spec.ts", grepInvert: /@nightly/ };

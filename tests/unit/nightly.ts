/**
 * `test` in `npm run test:all`, and skipped in `npm test`: for what takes seconds and is seldom broken by a change that
 * no other test notices.
 */
export const nightly = process.env.TESTS === "all" ? test : test.skip;

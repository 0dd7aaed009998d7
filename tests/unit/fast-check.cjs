/**
 * The library of the property tests. In `npm test` each property has the same inputs in each run, so that a failure is
 * caused by the current change; in `npm run test:all` they differ, and a failure prints the seed that repeats it.
 */
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

if (process.env.TESTS !== "all") fc.configureGlobal({ seed: 2026 });

module.exports = fc;

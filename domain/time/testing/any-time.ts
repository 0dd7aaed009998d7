import fc from "fast-check";

/** Times from JavaScript's whole range, and texts that merely resemble one. */
export const anyTime = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    "+275760-09-13T00:00:00.000Z",
    "-271821-04-20T00:00:00.000Z",
    "9999-12-31T23:59:59Z",
    "0000-01-01T00:00",
  ),
  fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/),
);

import { reportedWith } from "./test-content";

/** Tests that each value gives its report and no other, in the place that the report names. */
export const testReports = (values: Readonly<Record<string, unknown>>): void =>
  test.each(Object.entries(values))("%s", async (report, value) => {
    const [, file = "", field = ""] = /^\w+ (\S+) (\S+): /.exec(report) ?? [];
    expect(await reportedWith(file, field, value)).toEqual([report]);
  });

/** jsdom does not know <search> yet, which React complains of; any other complaint fails the test. */
export const allowSearchElement = (): void => {
  jest.spyOn(console, "error").mockImplementation((...complaint: readonly unknown[]) => {
    if (!complaint.includes("search")) throw new Error(complaint.map(String).join(" "));
  });
};

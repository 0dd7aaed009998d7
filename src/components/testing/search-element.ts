/** jsdom does not support <search> yet, which React warns of; any other warning fails the test. */
export const allowSearchElement = (): void => {
  jest.spyOn(console, "error").mockImplementation((...complaint: readonly unknown[]) => {
    if (!complaint.includes("search")) throw new Error(complaint.map(String).join(" "));
  });
};

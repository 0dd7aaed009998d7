import { oneAtATime } from "./one-at-a-time";

/** Work whose runs a test settles. */
const slowWork = () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { work, endNext };
};

describe("work, one at a time", () => {
  it("runs at once", () => {
    const { work } = slowWork();
    void oneAtATime(work)();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("does not overlap, and runs once more for all calls meanwhile", async () => {
    const { work, endNext } = slowWork();
    const ask = oneAtATime(work);
    void ask();
    void ask();
    void ask();
    expect(work).toHaveBeenCalledTimes(1);
    await endNext();
    expect(work).toHaveBeenCalledTimes(2);
    await endNext();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("runs again later", async () => {
    const { work, endNext } = slowWork();
    const ask = oneAtATime(work);
    void ask();
    await endNext();
    void ask();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("runs for a call that came during a run that fails", async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = jest
      .fn<Promise<void>, []>()
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
      .mockResolvedValueOnce(undefined);
    const ask = oneAtATime(work);
    const first = ask();
    void ask();
    fail(new Error("disk"));
    await expect(first).resolves.toBeUndefined();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("can be called again after a failure, and rejects", async () => {
    const work = jest.fn().mockRejectedValueOnce(new Error("disk")).mockResolvedValueOnce(undefined);
    const ask = oneAtATime(work);
    await expect(ask()).rejects.toThrow("disk");
    await expect(ask()).resolves.toBeUndefined();
    expect(work).toHaveBeenCalledTimes(2);
  });
});

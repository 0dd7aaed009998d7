import { coalesced } from "./coalesced";

/** Work that ends when the test settles it. */
const heldWork = () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("calls that come during a run are one run after it", async () => {
  const { work, end } = heldWork();
  const { request, idle } = coalesced(work);
  expect([request(), request(), request()]).toEqual(["started", "follows", "follows"]);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await turn();
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await idle();
  expect(work).toHaveBeenCalledTimes(2);
  expect(request()).toBe("started");
  end();
  await idle();
  expect(work).toHaveBeenCalledTimes(3);
});

test("work that fails ends no later run", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const work = jest.fn(() => Promise.reject(new Error("full disk")));
  const { request, idle } = coalesced(work);
  request();
  request();
  await idle();
  said.mockRestore();
  expect(work).toHaveBeenCalledTimes(2);
});

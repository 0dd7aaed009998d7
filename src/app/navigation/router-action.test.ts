jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

const load = async () => {
  jest.resetModules();
  const { logError: log } = await import("../../lib/log");
  return { ...(await import("./router-action")), log: jest.mocked(log) };
};

const PUSHED = { action: "PUSH" };

test("only pushed locations do not count as a return", async () => {
  const { isReturn } = await load();
  expect([isReturn(PUSHED), isReturn({ action: "POP" }), isReturn({})]).toEqual([false, true, true]);
});

test("a router that sets actions is not reported, nor one that goes back", async () => {
  const { expectAction, expectNoAction, checkAction, log } = await load();
  expectAction();
  checkAction(PUSHED);
  checkAction({});
  expectAction();
  expectNoAction();
  checkAction({});
  expect(log).not.toHaveBeenCalled();
});

test("without actions nothing counts as a return, and it is logged", async () => {
  const { expectAction, checkAction, isReturn, log } = await load();
  expectAction();
  checkAction({});
  expect(log).toHaveBeenCalledWith("Gatsby no longer has the action of a location");
  expect(isReturn({})).toBe(false);
});

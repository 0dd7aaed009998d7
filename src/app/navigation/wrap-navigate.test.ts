/** @jest-environment jsdom */
import { addressOf, wrapNavigate } from "./wrap-navigate";

const navigate = jest.fn();

beforeAll(() => {
  globalThis.___navigate = navigate;
  wrapNavigate([
    { fromPath: "/program", toPath: "/kinoprogram" },
    { fromPath: "/billett", toPath: "https://billett.example.no/kjop" },
  ]);
});
beforeEach(() => navigate.mockClear());

test("without Gatsby's function it is logged, and nothing is wrapped", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const wrapped = globalThis.___navigate;
  globalThis.___navigate = undefined;
  wrapNavigate([]);
  expect(error).toHaveBeenCalledWith("Gatsby no longer has ___navigate");
  expect(globalThis.___navigate).toBeUndefined();
  globalThis.___navigate = wrapped;
});

test("stores the whole requested address, with its hash", () => {
  globalThis.___navigate?.("/filmer?dag=1#fredag", { replace: true });
  expect(navigate).toHaveBeenCalledWith("/filmer?dag=1#fredag", { replace: true });
  expect(addressOf("/filmer?dag=1")).toBe("/filmer?dag=1#fredag");
  expect(addressOf("/kinoprogram")).toBe("/kinoprogram");
});

test("navigates to the new address of one that has moved, with query and hash", () => {
  globalThis.___navigate?.("/program?dag=i-dag#fredag");
  expect(navigate).toHaveBeenCalledWith("/kinoprogram?dag=i-dag#fredag", undefined);
});

test("leaves the app for an address that has moved to another site", () => {
  // jsdom cannot navigate, and logs that.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.___navigate?.("/billett");
  expect(navigate).not.toHaveBeenCalled();
});

test("passes on history steps", () => {
  globalThis.___navigate?.(-1);
  expect(navigate).toHaveBeenCalledWith(-1, undefined);
  expect(addressOf("/filmer?dag=1")).toBe("/filmer?dag=1");
});

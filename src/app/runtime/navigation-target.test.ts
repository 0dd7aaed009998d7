/** @jest-environment jsdom */
import { addressOf, mindTargets } from "./navigation-target";

const navigate = jest.fn();

beforeAll(() => {
  globalThis.___navigate = navigate;
  mindTargets([
    { fromPath: "/program", toPath: "/kinoprogram" },
    { fromPath: "/billett", toPath: "https://billett.example.no/kjop" },
  ]);
});
beforeEach(() => navigate.mockClear());

test("knows the whole address that was asked for, with its hash", () => {
  globalThis.___navigate?.("/filmer?dag=1#fredag", { replace: true });
  expect(navigate).toHaveBeenCalledWith("/filmer?dag=1#fredag", { replace: true });
  expect(addressOf("/filmer?dag=1")).toBe("/filmer?dag=1#fredag");
  expect(addressOf("/kinoprogram")).toBe("/kinoprogram");
});

test("goes to where an address has moved, with query and hash", () => {
  globalThis.___navigate?.("/program?dag=i-dag#fredag");
  expect(navigate).toHaveBeenCalledWith("/kinoprogram?dag=i-dag#fredag", undefined);
});

test("leaves the app for an address that has moved to another site", () => {
  // jsdom cannot leave; it says so on the console.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.___navigate?.("/billett");
  expect(navigate).not.toHaveBeenCalled();
});

test("goes back as it was asked to", () => {
  globalThis.___navigate?.(-1);
  expect(navigate).toHaveBeenCalledWith(-1, undefined);
  expect(addressOf("/filmer?dag=1")).toBe("/filmer?dag=1");
});

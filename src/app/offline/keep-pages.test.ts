/** @jest-environment jsdom */
import { keepEverywhere } from "./keep-pages";

const postMessage = jest.fn();
const worker = Object.assign(new EventTarget(), {
  postMessage,
  onstatechange: null,
  onerror: null,
  scriptURL: "",
  state: "activated" as const,
});

beforeEach(() => postMessage.mockReset());
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test("pages for every visitor are requested, to be refreshed after four hours", () => {
  keepEverywhere(worker, ["/", "/kinoprogram"]);
  const unlessYoungerMs = 4 * 3_600_000;
  expect(postMessage.mock.calls).toEqual([
    [{ keepPages: ["/", "/kinoprogram"].map((path) => ({ path, unlessYoungerMs })), keepFiles: [] }],
  ]);
});

test.each([
  [true, 0],
  [false, 1],
])("with Save-Data %s they are requested %i times", (saveData, times) => {
  Reflect.set(navigator, "connection", { saveData });
  keepEverywhere(worker, ["/"]);
  expect(postMessage).toHaveBeenCalledTimes(times);
});

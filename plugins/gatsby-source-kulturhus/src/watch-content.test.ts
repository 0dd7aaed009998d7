import { EventEmitter } from "node:events";
import { watchContent } from "./watch-content";

const watcher = new EventEmitter();
const watched = jest.fn();
jest.mock("chokidar", () => ({
  watch: (...how: unknown[]) => {
    watched(...how);
    return watcher;
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  watcher.removeAllListeners();
});
afterEach(() => jest.useRealTimers());

test("changes are debounced", () => {
  const changed = jest.fn();
  watchContent("/content", changed);
  for (const file of ["a.json", "b.json", "a.json"]) {
    watcher.emit("all", "change", `/content/pages/${file}`);
    jest.advanceTimersByTime(100);
  }
  expect(changed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(changed).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(changed).toHaveBeenCalledTimes(1);
});

test("each later change is reported", () => {
  const changed = jest.fn();
  watchContent("/content", changed);
  for (const event of ["add", "unlink"]) {
    watcher.emit("all", event, "/content/pages/a.json");
    jest.advanceTimersByTime(200);
  }
  expect(changed).toHaveBeenCalledTimes(2);
});

test("the content's folders are watched, and existing files are no change", () => {
  watchContent("/content", () => undefined);
  expect(watched).toHaveBeenLastCalledWith(expect.arrayContaining(["/content/pages"]), { ignoreInitial: true });
});

test("a clock in a file is watched too", () => {
  process.env.CLOCK_FILE = "/clock";
  watchContent("/content", () => undefined);
  delete process.env.CLOCK_FILE;
  expect(watched).toHaveBeenLastCalledWith(expect.arrayContaining(["/clock"]), { ignoreInitial: true });
});

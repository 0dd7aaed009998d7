/** @jest-environment jsdom */
import { checkingRequests, watchRequests } from "./watch-requests";

/** A request that a test settles. */
class FakeRequest extends EventTarget {
  readonly DONE = 4;
  readyState = 1;
  status = 0;
  opened: readonly unknown[] = [];
  open(...how: readonly unknown[]) {
    this.opened = how;
  }
  end(status: number) {
    this.status = status;
    for (const state of [2, 4]) {
      this.readyState = state;
      this.dispatchEvent(new Event("readystatechange"));
    }
  }
}

const record = jest.fn();

const request = (url: string): FakeRequest => {
  const made: unknown = new XMLHttpRequest();
  if (!(made instanceof FakeRequest)) throw new Error("not the fake");
  made.open("GET", url, true);
  return made;
};

beforeAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  watchRequests(record);
});
beforeEach(() => record.mockClear());

test("a loader that does not use XMLHttpRequest is logged, once it has loaded a page", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const page = { status: "success" };
  const load = checkingRequests(async () => page);
  request("https://film.example.no/events");
  expect(await load("/")).toBe(page);
  expect(error.mock.calls).toEqual([["Gatsby no longer has XMLHttpRequest in its loader"]]);
});

test("a loader that uses it is not logged", async () => {
  jest.resetModules();
  const fresh = await import("./watch-requests");
  const error = jest.spyOn(console, "error").mockClear();
  const { open } = FakeRequest.prototype;
  fresh.watchRequests(record);
  request("/page-data/app-data.json");
  FakeRequest.prototype.open = open;
  await fresh.checkingRequests(async () => undefined)("/");
  expect(error).not.toHaveBeenCalled();
});

test.each([
  [200, true],
  [404, true],
  [503, true],
  [0, false],
])("records status %i as answered: %p", (status, answered) => {
  request("/page-data/filmer/page-data.json").end(status);
  expect(record.mock.calls).toEqual([[answered]]);
});

test("ignores requests of the film platform", () => {
  request("https://film.example.no/events").end(0);
  request("//film.example.no/events").end(0);
  expect(record).not.toHaveBeenCalled();
});

test("passes its arguments on", () => {
  expect(request("/page-data/app-data.json").opened.slice(0, 3)).toEqual(["GET", "/page-data/app-data.json", true]);
});

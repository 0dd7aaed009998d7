/** @jest-environment jsdom */
import { retryData } from "./retry-data";

/** A request that a test settles. */
class FakeRequest extends EventTarget {
  readonly DONE = 4;
  readyState = 1;
  status = 0;
  responseText = "";
  opened = 0;
  sent = 0;
  onDone = jest.fn();
  open() {
    this.opened += 1;
    this.readyState = 1;
  }
  send() {
    this.sent += 1;
  }
  end(status: number, responseText = "") {
    Object.assign(this, { status, responseText, readyState: 4 });
    this.dispatchEvent(new Event("readystatechange"));
  }
}

const request = (url: string, method = "GET"): FakeRequest => {
  const made: unknown = new XMLHttpRequest();
  if (!(made instanceof FakeRequest)) throw new Error("not the fake");
  Reflect.apply(Reflect.get(made, "open"), made, [method, url, true]);
  made.addEventListener("readystatechange", () => made.onDone(made.status));
  made.send();
  return made;
};

const { prototype } = FakeRequest;
const { open } = prototype;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  prototype.open = open;
  retryData();
});
afterEach(() => jest.useRealTimers());

test.each([
  ["/slice-data/header.json", 0, ""],
  ["/slice-data/header.json", 503, ""],
  ["/slice-data/header.json", 404, "<h1>Borte"],
  ["/slice-data/header.json", 200, '{"result":{"da'],
  ["/page-data/filmer/page-data.json", 500, "Internal error"],
  ["/page-data/filmer/page-data.json", 200, "<!doctype html><p>Logg inn"],
  ["/page-data/app-data.json", 200, ""],
])("%s with the response %i %p is retried exactly once", (url, status, body) => {
  const sentRequest = request(url);
  sentRequest.end(status, body);
  expect(sentRequest.onDone).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect([sentRequest.opened, sentRequest.sent]).toEqual([2, 2]);
  sentRequest.end(status, body);
  jest.runAllTimers();
  expect(sentRequest.onDone.mock.calls).toEqual([[status]]);
  expect(sentRequest.sent).toBe(2);
});

test("Gatsby sees the second response", () => {
  const sentRequest = request("/slice-data/header.json");
  sentRequest.end(502);
  jest.runAllTimers();
  sentRequest.end(200, '{"result":{}}\n');
  expect(sentRequest.onDone.mock.calls).toEqual([[200]]);
});

test.each([
  ["/slice-data/header.json", "GET", 200, "{}"],
  ["/page-data/filmer/page-data.json", "GET", 200, '{"path":"/filmer"}'],
  // Gatsby retries these itself, and a missing page is not retried.
  ["/page-data/filmer/page-data.json", "GET", 503, ""],
  ["/page-data/filmer/page-data.json", "GET", 0, ""],
  ["/page-data/filmer/page-data.json", "GET", 404, "<h1>Borte"],
  ["/filmer", "HEAD", 500, ""],
  ["https://film.example.no/page-data/x.json", "GET", 500, ""],
])("%s with method %s and status %i is not retried", (url, method, status, body) => {
  const sentRequest = request(url, method);
  sentRequest.end(status, body);
  jest.runAllTimers();
  expect(sentRequest.sent).toBe(1);
  expect(sentRequest.onDone).toHaveBeenCalledTimes(1);
});

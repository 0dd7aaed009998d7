/** @jest-environment jsdom */
import { retryData } from "./retry-data";

/** A request that ends as it is told to. */
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
])("%s that is answered %i %p is asked for once more, and no more than that", (url, status, body) => {
  const asking = request(url);
  asking.end(status, body);
  expect(asking.onDone).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect([asking.opened, asking.sent]).toEqual([2, 2]);
  asking.end(status, body);
  jest.runAllTimers();
  expect(asking.onDone.mock.calls).toEqual([[status]]);
  expect(asking.sent).toBe(2);
});

test("Gatsby sees the second response", () => {
  const asking = request("/slice-data/header.json");
  asking.end(502);
  jest.runAllTimers();
  asking.end(200, '{"result":{}}\n');
  expect(asking.onDone.mock.calls).toEqual([[200]]);
});

test.each([
  ["/slice-data/header.json", "GET", 200, "{}"],
  ["/page-data/filmer/page-data.json", "GET", 200, '{"path":"/filmer"}'],
  // Gatsby asks again for these by itself, and a page that is gone is gone.
  ["/page-data/filmer/page-data.json", "GET", 503, ""],
  ["/page-data/filmer/page-data.json", "GET", 0, ""],
  ["/page-data/filmer/page-data.json", "GET", 404, "<h1>Borte"],
  ["/filmer", "HEAD", 500, ""],
  ["https://film.example.no/page-data/x.json", "GET", 500, ""],
])("%s that is answered to %s with %i is left alone", (url, method, status, body) => {
  const asking = request(url, method);
  asking.end(status, body);
  jest.runAllTimers();
  expect(asking.sent).toBe(1);
  expect(asking.onDone).toHaveBeenCalledTimes(1);
});

import { helpTakeover } from "./help-takeover";

interface FakeRegistration extends EventTarget {
  installing: object | null;
  waiting: { readonly postMessage: jest.Mock } | null;
}

const registered = (): FakeRegistration => Object.assign(new EventTarget(), { installing: null, waiting: null });
const worker = () => ({ postMessage: jest.fn() });

const loaded = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  loaded.mockReset();
  Reflect.set(globalThis, "Worker", loaded);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "Worker");
});

test("messages a waiting worker until it has taken over", () => {
  const registration = registered();
  const waiting = worker();
  registration.waiting = waiting;
  helpTakeover(registration);
  expect(waiting.postMessage.mock.calls).toEqual([[{ takeOver: true }]]);
  jest.advanceTimersByTime(6000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(4);
  registration.waiting = null;
  jest.advanceTimersByTime(60_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(4);
  expect(jest.getTimerCount()).toBe(0);
});

test("messages a worker that is found later, once installed", () => {
  const registration = registered();
  helpTakeover(registration);
  expect(jest.getTimerCount()).toBe(0);
  const found = worker();
  registration.installing = found;
  registration.dispatchEvent(new Event("updatefound"));
  jest.advanceTimersByTime(10_000);
  expect(found.postMessage).not.toHaveBeenCalled();
  Object.assign(registration, { installing: null, waiting: found });
  jest.advanceTimersByTime(2000);
  expect(found.postMessage).toHaveBeenCalled();
});

test("stops for a worker that could not be installed", () => {
  const registration = registered();
  helpTakeover(registration);
  registration.installing = worker();
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing = null;
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
});

test("makes the browser check again for a messaged worker, as long as it waits", () => {
  const registration = registered();
  registration.waiting = worker();
  helpTakeover(registration);
  expect(loaded).not.toHaveBeenCalled();
  jest.advanceTimersByTime(6000);
  expect(loaded.mock.calls).toEqual([["/empty-worker.js"], ["/empty-worker.js"], ["/empty-worker.js"]]);
  registration.waiting = null;
  jest.advanceTimersByTime(60_000);
  expect(loaded).toHaveBeenCalledTimes(3);
});

test("messages each waiting worker before it makes the browser check", () => {
  const registration = registered();
  registration.waiting = worker();
  helpTakeover(registration);
  const next = worker();
  registration.waiting = next;
  jest.advanceTimersByTime(2000);
  expect(next.postMessage).toHaveBeenCalledTimes(1);
  expect(loaded).not.toHaveBeenCalled();
});

test("continues to send messages where no worker can be loaded", () => {
  Reflect.deleteProperty(globalThis, "Worker");
  const registration = registered();
  const waiting = worker();
  registration.waiting = waiting;
  helpTakeover(registration);
  jest.advanceTimersByTime(6000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(4);
});

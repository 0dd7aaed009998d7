/** @jest-environment jsdom */
import { reloadOnTakeover } from "./reload-once";

class FakeWorker extends EventTarget {
  state = "activating";
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeContainer extends EventTarget {
  constructor(public controller: FakeWorker | null) {
    super();
  }
}

const page = (hadWorker: boolean) => {
  const container = new FakeContainer(hadWorker ? new FakeWorker() : null);
  const answers = { mayReload: true };
  const reload = jest.fn();
  reloadOnTakeover({ container, mayReload: () => answers.mayReload, reload });
  const takeOver = (state: string): FakeWorker => {
    const worker = new FakeWorker();
    worker.state = state;
    container.controller = worker;
    container.dispatchEvent(new Event("controllerchange"));
    return worker;
  };
  return { answers, reload, takeOver };
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T12:00Z") });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("waits until the new worker is active, and reloads once", () => {
  const { reload, takeOver } = page(true);
  const worker = takeOver("activating");
  expect(reload).not.toHaveBeenCalled();
  worker.become("activated");
  expect(reload).toHaveBeenCalledTimes(1);
  worker.become("activated");
  takeOver("activated");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("never on a first visit, but when another worker comes while the page is open", () => {
  const { reload, takeOver } = page(false);
  takeOver("activated");
  expect(reload).not.toHaveBeenCalled();
  takeOver("activated");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("waits for a half-filled form", () => {
  const { answers, reload, takeOver } = page(true);
  answers.mayReload = false;
  takeOver("activated");
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  answers.mayReload = true;
  jest.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("two workers that alternate do not cause repeated reloads", () => {
  page(true).takeOver("activated");
  const next = page(true);
  next.takeOver("activated");
  expect(next.reload).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 61_000);
  const later = page(true);
  later.takeOver("activated");
  expect(later.reload).toHaveBeenCalledTimes(1);
});

test("a page that has lost its worker is not reloaded", () => {
  const container = new FakeContainer(new FakeWorker());
  const reload = jest.fn();
  reloadOnTakeover({ container, mayReload: () => true, reload });
  container.controller = null;
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

test("another worker that takes over while the page waits causes no second reload", () => {
  const { answers, reload, takeOver } = page(true);
  answers.mayReload = false;
  takeOver("activated");
  takeOver("activated");
  answers.mayReload = true;
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

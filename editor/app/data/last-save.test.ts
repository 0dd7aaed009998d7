import { lastSave } from "./last-save";

const SAVE = { kind: "articles", id: "kafe", message: "Lagret", isCommitted: true };

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  lastSave.clear();
});
afterEach(() => jest.useRealTimers());

test("what was saved is known to its own form only, while that opens", () => {
  lastSave.set(SAVE);
  jest.advanceTimersByTime(2_000);
  expect(lastSave.of("articles", "kafe")).toMatchObject(SAVE);
  expect(lastSave.of("articles", "kino")).toBeNull();
  expect(lastSave.of("pages", "kafe")).toBeNull();
  expect(lastSave.of("articles", null)).toBeNull();
});

test("expires after twenty seconds, and is cleared once it has been shown", () => {
  lastSave.set(SAVE);
  jest.advanceTimersByTime(2_000);
  jest.advanceTimersByTime(17_999);
  expect(lastSave.of("articles", "kafe")).toMatchObject(SAVE);
  jest.advanceTimersByTime(1);
  expect(lastSave.of("articles", "kafe")).toBeNull();
  lastSave.set({ ...SAVE, id: null });
  expect(lastSave.of("articles", null)).toMatchObject({ message: "Lagret" });
  lastSave.clear();
  expect(lastSave.of("articles", null)).toBeNull();
});

/** @jest-environment jsdom */
import { forThisVisit, lasting } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ["lasting", lasting, () => localStorage, () => sessionStorage],
  ["for this visit", forThisVisit, () => sessionStorage, () => localStorage],
] as const)("a stored text, %s,", (_, storedText, storage, other) => {
  test("stores one text, in its own storage only", () => {
    const { read, write } = storedText("valg");
    expect(read()).toBeNull();
    write("ja");
    expect(read()).toBe("ja");
    expect(storage().getItem("valg")).toBe("ja");
    expect(other()).toHaveLength(0);
    write(null);
    expect(read()).toBeNull();
    expect(storage()).toHaveLength(0);
  });

  test("notifies listeners until they unsubscribe", () => {
    const { write, subscribe } = storedText("valg");
    const listener = jest.fn();
    const stop = subscribe(listener);
    write("ja");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    write("nei");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("notifies of its own text and of a storage that is cleared in another tab, and of no other text", () => {
    const { subscribe } = storedText("valg");
    const listener = jest.fn();
    const stop = subscribe(listener);
    window.dispatchEvent(new StorageEvent("storage", { key: "noe annet" }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent("storage", { key: "valg" }));
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: "valg" }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("lasts as long as the page where storage is blocked", () => {
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    const { read, write } = storedText("valg");
    write("ja");
    expect(read()).toBe("ja");
    write(null);
    expect(read()).toBeNull();
  });

  test("keeps the newest text when storage is full, until it is removed", () => {
    const { read, write } = storedText("valg");
    write("ja");
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    write("nei");
    expect(read()).toBe("nei");
    full.mockRestore();
    write(null);
    expect(read()).toBeNull();
  });
});

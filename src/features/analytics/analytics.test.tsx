/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { ConsentPrompt, consent, reconsider, selectContent } from "./analytics";
import { CONSENT_KEY, choose } from "./consent";

const SELECTION = {
  action: "buy ticket",
  id: "nattekspressen-1",
  name: "Nattekspressen",
  brand: "Rakkestad kino",
  listName: "Program",
  category: "movie",
} as const;

const DAY_MS = 86_400_000;

const ask = async (): Promise<void> => {
  await act(async () => {
    render(<ConsentPrompt page="/info-om-cookies" />);
  });
};
const begin = () => act(async () => void fireEvent.scroll(window));
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T12:00:00Z"), doNotFake: ["setTimeout", "setImmediate"] });
  localStorage.clear();
  delete window.dataLayer;
});
afterEach(() => {
  jest.useRealTimers();
  act(() => choose("denied"));
});

test("is shown after the first interaction, with equal buttons for refusing and accepting", async () => {
  await ask();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  await begin();
  expect(screen.getByRole("region", { name: "Får vi telle hva som blir lest?" })).toBeVisible();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Avvis", "Godta"]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/info-om-cookies");
});

test.each(["scroll", "pointerdown", "keydown"])("waits for the first %s", async (sign) => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./consent");
    const changed = jest.fn();
    const unsubscribe = fresh.subscribeToConsent(changed);
    const stop = fresh.awaitFirstStep();
    expect(fresh.isConsentNeeded()).toBe(false);
    window.dispatchEvent(new Event(sign));
    expect(fresh.isConsentNeeded()).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
    unsubscribe();
    fresh.reconsider();
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });
});

test("no longer waits for a first interaction when the page has stopped that", async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./consent");
    fresh.awaitFirstStep()();
    window.dispatchEvent(new Event("scroll"));
    expect(fresh.isConsentNeeded()).toBe(false);
  });
});

test.each([
  ["en", "May we count what is read?", ["Refuse", "Accept"], "en"],
  ["de", "Dürfen wir zählen, was gelesen wird?", ["Ablehnen", "Zustimmen"], "de"],
  ["pl", "Får vi telle hva som blir lest?", ["Avvis", "Godta"], "nb"],
])("asks in the language of a page, if it can: %s", async (language, question, answers, lang) => {
  await act(async () => {
    render(<ConsentPrompt page="/info-om-cookies" language={language} />);
  });
  await act(async () => reconsider());
  expect(screen.getByRole("region", { name: question })).toHaveAttribute("lang", lang);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(answers);
});

test("links to no page on a site that has none about cookies", async () => {
  await act(async () => {
    render(<ConsentPrompt page={null} />);
  });
  await act(async () => reconsider());
  expect(screen.getByRole("region")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test.each([
  ["Avvis", "denied"],
  ["Godta", "granted"],
])("stores %s and does not ask again", async (button, choice) => {
  await ask();
  press(button);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(consent()).toBe(choice);
  expect(localStorage.getItem(CONSENT_KEY)).toBe(`${choice} ${Date.parse("2026-12-01T12:00:00Z")}`);
});

test("is shown again after a year", () => {
  choose("granted");
  jest.setSystemTime(Date.now() + 365 * DAY_MS - 1);
  expect(consent()).toBe("granted");
  jest.setSystemTime(Date.now() + 1);
  expect(consent()).toBeNull();
});

test("keeps the answer for the page where storage is blocked", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await ask();
  press("Godta");
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(consent()).toBe("granted");
  jest.restoreAllMocks();
});

test.each(["granted", "granted ", "granted x", "yes 1", ""])(
  "treats an invalid stored value as none: «%s»",
  (stored) => {
    choose("denied");
    localStorage.setItem(CONSENT_KEY, stored);
    expect(consent()).toBeNull();
  },
);

test("drops selections before consent, and after a refusal", () => {
  localStorage.clear();
  selectContent(SELECTION);
  choose("denied");
  selectContent(SELECTION);
  choose("granted");
  expect(window.dataLayer).toBeUndefined();
});

test("after an answer the focus is on the page's content, and no listener for interaction is left", async () => {
  const content = document.createElement("main");
  Object.assign(content, { id: "innhold", tabIndex: -1 });
  document.body.append(content);
  const [add, remove] = [jest.spyOn(window, "addEventListener"), jest.spyOn(window, "removeEventListener")];
  await ask();
  await begin();
  const begun = (calls: typeof add.mock.calls) => calls.filter(([type]) => type === "pointerdown").length;
  expect(begun(remove.mock.calls.filter(([, , how]) => typeof how === "object" && how.capture === true))).toBe(
    begun(add.mock.calls),
  );
  press("Avvis");
  expect(content).toHaveFocus();
  jest.restoreAllMocks();
  content.remove();
});

/** @jest-environment jsdom */
import { logError } from "../../lib/log";
import { share } from "./share";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

const PAGE = { title: "Kråka", url: "https://kulturhus.example.no/kraka-20263" };

const given = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const copying = () => {
  const writeText = jest.fn(async () => undefined);
  given("clipboard", { writeText });
  return writeText;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
  jest.mocked(logError).mockClear();
});

test("a menu that is closed is no error", async () => {
  const writeText = copying();
  given("share", () => Promise.reject(new DOMException("closed", "AbortError")));
  await expect(share(PAGE)).resolves.toBe("done");
  expect(writeText).not.toHaveBeenCalled();
  expect(logError).not.toHaveBeenCalled();
});

test("copies the address where there is no menu, or it is not allowed", async () => {
  const writeText = copying();
  await expect(share(PAGE)).resolves.toBe("copied");
  given("share", () => Promise.reject(new DOMException("no", "NotAllowedError")));
  await expect(share(PAGE)).resolves.toBe("copied");
  expect(writeText.mock.calls).toEqual([[PAGE.url], [PAGE.url]]);
});

test("reports when neither is possible, as on a page without a secure address", async () => {
  await expect(share(PAGE)).resolves.toBe("failed");
  expect(logError).toHaveBeenCalled();
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { stopClockAt } from "../testing/oslo-clock";
import { useNow } from "./use-now";

const Clock = ({ built = "2026-11-30T13:05" }: { readonly built?: string }) => <p>{useNow(built)}</p>;

beforeEach(() => stopClockAt("2026-12-01T17:58"));
afterEach(() => jest.useRealTimers());

test("is the time of the build on the server, midnight when only its day is known", () => {
  expect(renderToString(<Clock />)).toBe("<p>2026-11-30T13:05</p>");
  expect(renderToString(<Clock built="2026-11-30" />)).toBe("<p>2026-11-30T00:00</p>");
});

test("is that of the static page at first, and then the current Oslo time", async () => {
  const complaints: unknown[] = [];
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Clock />);
  document.body.append(page);
  const root = await act(async () =>
    hydrateRoot(page, <Clock />, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(page).toHaveTextContent("2026-12-01T17:58");
  await act(async () => root.unmount());
  page.remove();
});

test("advances while the page is open", () => {
  render(<Clock />);
  expect(screen.getByText("2026-12-01T17:58")).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText("2026-12-01T18:00")).toBeVisible();
});

test("follows Oslo into a new day", () => {
  stopClockAt("2026-12-31T23:59");
  render(<Clock />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("2027-01-01T00:00")).toBeVisible();
});

test("shows summer time in summer", () => {
  jest.setSystemTime(Date.parse("2026-07-01T10:00:00Z"));
  render(<Clock />);
  expect(screen.getByText("2026-07-01T12:00")).toBeVisible();
});

test("stops its timer with the page", () => {
  const { unmount } = render(<Clock />);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ["Pacific/Auckland", 6],
  ["America/Los_Angeles", 9],
])("gives Oslo's time to a reader in %s", (zone, hourThere) => {
  const instant = String(Date.parse("2026-12-01T17:00:00Z"));
  const shown = execFileSync(
    process.execPath,
    ["--import", "tsx", join(__dirname, "../testing/clock-elsewhere.tsx"), instant],
    { env: { ...process.env, TZ: zone }, encoding: "utf8", timeout: 30_000 },
  );
  expect(shown.trim()).toBe(`2026-12-01T18:00 ${hourThere}`);
});

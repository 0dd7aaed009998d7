/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { When } from "./day-label";

const built = (start: string, now: string): string => renderToString(<When start={start} now={now} />);

const textOf = (html: string): string => new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";

test.each([
  ["2026-12-04T12:00", "I morgen kl.\u00a018.00"],
  ["2026-12-05T00:00", "I dag kl.\u00a018.00"],
  ["2026-12-06T00:00", "I går kl.\u00a018.00"],
  ["2026-12-01T12:00", "Lørdag 5.\u00a0desember kl.\u00a018.00"],
])("says at %s: %s", (now, words) => expect(textOf(built("2026-12-05T18:00", now))).toBe(words));

test("is short on a card", () =>
  expect(textOf(renderToString(<When brief start="2026-12-05T18:00" now="2026-12-01T12:00" />))).toBe(
    "Lør. 5.\u00a0des. kl.\u00a018.00",
  ));

test("React keeps the text that the script has set, and updates it later", async () => {
  const complaints: unknown[] = [];
  const page = document.createElement("div");
  page.innerHTML = built("2026-12-05T18:00", "2026-12-05T12:00");
  const words = page.querySelector("span");
  if (words) words.textContent = "I går kl. 18.00";
  const at = (now: string) => <When start="2026-12-05T18:00" now={now} />;
  const root = await act(async () =>
    hydrateRoot(page, at("2026-12-05T12:00"), { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(page).toHaveTextContent("I går kl. 18.00");
  await act(async () => root.render(at("2026-12-06T12:00")));
  expect(page).toHaveTextContent("I går kl. 18.00");
  await act(async () => root.render(at("2026-12-04T12:00")));
  expect(page).toHaveTextContent("I morgen kl. 18.00");
  expect(complaints).toEqual([]);
});

/** @jest-environment jsdom */
import { announcePages } from "./announce-pages";

const page = (body: string): HTMLElement | null => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper">${body}</div><div id="gatsby-announcer" aria-live="assertive"></div>`;
  announcePages();
  return document.getElementById("gatsby-announcer");
};

test("names a page without a headline by its title", () => {
  document.title = "Skjerm – Rakkestad kulturhus";
  const announcer = page("");
  Object.assign(announcer ?? {}, { innerText: "Navigated to Skjerm" });
  expect(announcer?.textContent).toBe("Ny side: Skjerm – Rakkestad kulturhus");
});

test("returns to Gatsby what it wrote, so that it does not repeat it", () => {
  const announcer = page("<h1>Filmer</h1>");
  Object.assign(announcer ?? {}, { innerText: "Navigated to Filmer" });
  expect(Reflect.get(announcer ?? {}, "innerText")).toBe("Navigated to Filmer");
});

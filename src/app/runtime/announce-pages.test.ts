/** @jest-environment jsdom */
import { announcePages } from "./announce-pages";

const page = (body: string): HTMLElement | null => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper">${body}</div><div id="gatsby-announcer" aria-live="assertive"></div>`;
  announcePages();
  return document.getElementById("gatsby-announcer");
};

test("says in Norwegian which page has been opened, and interrupts nobody", () => {
  const announcer = page("<h1>Kinoprogram</h1>");
  Object.assign(announcer ?? {}, { innerText: "Navigated to Kinoprogram" });
  expect(announcer?.textContent).toBe("Ny side: Kinoprogram");
  expect(announcer?.getAttribute("aria-live")).toBe("polite");
});

test("names a page without a headline by its title", () => {
  document.title = "Skjerm – Rakkestad kulturhus";
  const announcer = page("");
  Object.assign(announcer ?? {}, { innerText: "Navigated to Skjerm" });
  expect(announcer?.textContent).toBe("Ny side: Skjerm – Rakkestad kulturhus");
});

test("lets Gatsby find what it wrote, so that it does not say the same again", () => {
  const announcer = page("<h1>Filmer</h1>");
  Object.assign(announcer ?? {}, { innerText: "Navigated to Filmer" });
  expect(Reflect.get(announcer ?? {}, "innerText")).toBe("Navigated to Filmer");
});

test("stands without Gatsby's element", () => {
  document.body.innerHTML = "";
  expect(announcePages).not.toThrow();
});

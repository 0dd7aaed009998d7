/** @jest-environment jsdom */
import { linkAt, pageBehind } from "./page-link";

const link = (attributes: string): HTMLAnchorElement => {
  document.body.innerHTML = `<a ${attributes}><b>Lenke</b></a>`;
  const found = document.querySelector("a");
  if (!found) throw new Error("no link");
  return found;
};

test.each([
  ['href="/filmer"', "/filmer"],
  ['href="/kinoprogram?dag=i-dag#fredag"', "/kinoprogram?dag=i-dag"],
  ['href="http://localhost/filmer"', "/filmer"],
])("%s leads to a page", (attributes, path) => {
  expect(pageBehind(link(attributes))).toBe(path);
});

test.each([
  'href="/kalender/kino.ics"',
  'href="https://billett.example.no/kjop"',
  'href="mailto:post@example.no"',
  'href="/filmer" target="_blank"',
  'href="/filmer" download',
  'href="/filmer" rel="external"',
  'href="#innhold"',
  'href="/?q=1"',
])("%s does not", (attributes) => {
  expect(pageBehind(link(attributes))).toBeNull();
});

test("finds the link around what was pressed", () => {
  const found = link('href="/filmer"');
  const heard = jest.fn((event: Event) => linkAt(event));
  document.addEventListener("click", heard, { once: true });
  found.querySelector("b")?.dispatchEvent(new Event("click", { bubbles: true }));
  expect(heard).toHaveReturnedWith(found);
  expect(linkAt(new Event("click"))).toBeNull();
});

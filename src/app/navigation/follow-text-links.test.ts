/** @jest-environment jsdom */
import { followTextLinks } from "./follow-text-links";

const navigate = jest.fn();
/** jsdom cannot navigate. */
const left = jest.fn((event: Event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  leavings += 1;
});
let leavings = 0;

beforeAll(() => {
  followTextLinks();
  window.addEventListener("click", left);
});
beforeEach(() => {
  leavings = 0;
  navigate.mockClear();
  globalThis.___navigate = navigate;
});

const click = (href: string, how: MouseEventInit = {}) => {
  document.body.innerHTML = `<p>Les om <a href="${href}">huset</a>.</p>`;
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
};

test("follows a link to a page within the app", () => {
  click("/festsal?vis=pris#leie");
  expect(navigate).toHaveBeenCalledWith("/festsal?vis=pris#leie");
  expect(leavings).toBe(0);
});

test.each([
  ["a file", "/programmer/kulturprogram.pdf", {}],
  ["another site", "https://example.no/", {}],
  ["a new tab", "/festsal", { ctrlKey: true }],
  ["another button", "/festsal", { button: 1 }],
])("leaves %s to the browser", (_what, href, how) => {
  click(href, how);
  expect(navigate).not.toHaveBeenCalled();
  expect(leavings).toBe(1);
});

test("leaves everything to the browser without Gatsby", () => {
  globalThis.___navigate = undefined;
  click("/festsal");
  expect(leavings).toBe(1);
});

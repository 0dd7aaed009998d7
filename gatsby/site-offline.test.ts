import { offlineOf } from "./site-offline";

const links = [{ label: "Kinoprogram", path: "/kinoprogram" }];
const pages = [
  { path: "/", blocks: [{ component: "rich-text" }] },
  { path: "/uten-nett", blocks: [{ component: "offline", links }] },
];

test("finds the page for readers without a network, and what is to be kept", () => {
  expect(offlineOf(pages, true)).toEqual({ enabled: true, page: "/uten-nett", keep: links });
});

test("a house without such a page keeps what its readers have read", () => {
  expect(offlineOf(pages.slice(0, 1), false)).toEqual({ enabled: false, page: null, keep: [] });
  expect(offlineOf([undefined, {}], true).page).toBeNull();
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { LISTS, trackedItem } from "../../components/hooks/tracking";
import { TRACKING, trackFollowedLists } from "./tracking";

const version = { key: "nattekspressen-3d", path: "/nattekspressen-20261", title: "Nattekspressen", object: "movie" };

test("all versions of a film have one id; an item without a page has its own", () => {
  expect(trackedItem(version).id).toBe(trackedItem({ ...version, key: "nattekspressen" }).id);
  expect(trackedItem({ ...version, path: null }).id).toBe("nattekspressen-3d");
});

describe("the list of an item that is viewed", () => {
  const listTold = (): unknown => {
    window.dataLayer = [];
    TRACKING.view(trackedItem(version));
    return window.dataLayer;
  };
  const inList = (list: string) => [
    expect.objectContaining({ content_type: "view item", items: [expect.objectContaining({ item_list_name: list })] }),
  ];

  beforeAll(() => {
    localStorage.setItem("kulturhus-samtykke", `granted ${Date.now()}`);
    trackFollowedLists();
  });
  beforeEach(() => {
    document.body.innerHTML = `<div data-list="${LISTS.posters}"><a href="/nattekspressen-20261"><b>Filmen</b></a></div>
      <a href="/filmer">Filmer</a>`;
    document.addEventListener("click", (event) => event.preventDefault());
  });

  test("is its own showings without a followed link", () => {
    window.history.replaceState(null, "", "/nattekspressen-20261");
    expect(listTold()).toEqual(inList(LISTS.showings));
  });

  test("is the one whose link was followed", () => {
    document.querySelector<HTMLElement>("b")?.click();
    window.history.replaceState(null, "", "/nattekspressen-20261");
    expect(listTold()).toEqual(inList(LISTS.posters));
  });

  test("is that of a link whose click goes no further", () => {
    document.querySelector("[data-list]")?.setAttribute("data-list", LISTS.alike);
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener("click", stop);
    document.querySelector<HTMLElement>("b")?.click();
    document.body.removeEventListener("click", stop);
    window.history.replaceState(null, "", "/nattekspressen-20261");
    expect(listTold()).toEqual(inList(LISTS.alike));
  });

  test("is not that of a click beside a list", () => {
    document.querySelector<HTMLElement>("b")?.click();
    document.querySelector<HTMLElement>('a[href="/filmer"]')?.click();
    document.body.click();
    window.history.replaceState(null, "", "/nattekspressen-20261");
    expect(listTold()).toEqual(inList(LISTS.posters));
  });

  test("is not a list whose link led elsewhere", () => {
    document.querySelector<HTMLElement>("b")?.click();
    window.history.replaceState(null, "", "/kraka-20265");
    expect(listTold()).toEqual(inList(LISTS.showings));
  });
});

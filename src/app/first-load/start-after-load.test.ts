import { JSDOM } from "jsdom";
import { PROFILE_KEY } from "../../features/film-club/user/stored-keys";
import { START_AFTER_LOAD } from "./start-after-load";

test.each([
  ["a member", `localStorage.setItem("${PROFILE_KEY}", "{}");`, ""],
  ["a visitor without a login", "", undefined],
])("the head of %s is marked before the page is painted", (_who, before, mark) => {
  const { window } = new JSDOM(`<script>${before}${START_AFTER_LOAD}</script>`, {
    runScripts: "dangerously",
    url: "https://kulturhus.example.no/",
    pretendToBeVisual: true,
  });
  expect(window.document.head.dataset.member).toBe(mark);
});

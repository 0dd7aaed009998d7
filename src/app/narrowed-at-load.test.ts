import { JSDOM } from "jsdom";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";

const isMarked = (query: string): boolean => {
  const { window } = new JSDOM(`<script>${NARROWED_AT_LOAD}</script>`, {
    runScripts: "dangerously",
    url: `https://kulturhuset.example.no/kinoprogram${query}`,
  });
  return "narrowing" in window.document.head.dataset;
};

test.each(["?dag=i-dag", "?fra=nyhetsbrev&alder=6", "?visning=film"])("marks a page with %s", (query) => {
  expect(isMarked(query)).toBe(true);
});

test.each(["", "?q=dag", "?fra=alder", "?onsdag=1"])("leaves a page with %p alone", (query) => {
  expect(isMarked(query)).toBe(false);
});

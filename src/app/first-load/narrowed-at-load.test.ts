import { JSDOM } from "jsdom";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";

/** Callbacks of timers. */
let later: (() => void)[] = [];

const open = (query: string) =>
  new JSDOM(`<script>${NARROWED_AT_LOAD}</script>`, {
    runScripts: "dangerously",
    url: `https://kulturhuset.example.no/kinoprogram${query}`,
    beforeParse: (window) => Object.assign(window, { setTimeout: (work: () => void) => later.push(work) }),
  }).window;

const isMarked = (query: string): boolean => "narrowing" in open(query).document.head.dataset;

test.each(["?dag=i-dag", "?fra=nyhetsbrev&alder=6", "?visning=film", "?q=dag"])("marks a page with %s", (query) => {
  expect(isMarked(query)).toBe(true);
});

test.each(["", "?query=dag", "?fra=alder", "?onsdag=1"])("does not mark a page with %p", (query) => {
  expect(isMarked(query)).toBe(false);
});

test("shows the whole list after a timeout when scripts fail", () => {
  later = [];
  const { document } = open("?dag=i-dag");
  expect(document.head.dataset).toHaveProperty("narrowing");
  for (const work of later) work();
  expect(document.head.dataset).not.toHaveProperty("narrowing");
});

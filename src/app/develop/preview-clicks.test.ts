/** @jest-environment jsdom */
import { blockAt, reportClicks, whatIs } from "./preview-clicks";

const DESK = "http://localhost:8200";

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Tittel</h1><div><div>
    <template data-part="topp"></template><section><h1>Kråka</h1><picture data-shape="poster"><img></picture></section>
    <template data-part="tekst"></template><p><a href="/film">Film</a></p>
  </div><div><template data-part="kontakt"></template><button>Vis</button></div></div></main>`;
});

const at = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found;
};

test("a part belongs to the block that starts before it in its column", () => {
  expect(blockAt(at("main > h1"))).toBeNull();
  expect(blockAt(at("img"))).toBe("topp");
  expect(blockAt(at("a"))).toBe("tekst");
  expect(blockAt(at("button"))).toBe("kontakt");
  expect([whatIs(at("section h1")), whatIs(at("img")), whatIs(at("a"))]).toEqual(["headline", "poster", "other"]);
});

test("clicks are posted to the desk only, and do not navigate", () => {
  const post = jest.spyOn(window.parent, "postMessage").mockImplementation(() => undefined);
  reportClicks(DESK);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  at("a").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(post).toHaveBeenCalledWith({ type: "kulturhus-visning", path: "/", block: "tekst", what: "other" }, DESK);
  const key = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 });
  at("button").dispatchEvent(key);
  expect(post).toHaveBeenCalledTimes(1);
});

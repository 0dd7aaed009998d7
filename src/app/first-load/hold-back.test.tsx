import fc from "fast-check";
import { JSDOM } from "jsdom";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ENDED_AT_LOAD } from "./ended-at-load";
import { holdBack } from "./hold-back";

const FROM = "2026-12-05T18:00";

/** The body of a page after the script in the head. */
const loaded = (body: string): string => {
  const script = `Date.now = () => ${Date.parse("2026-12-01T12:00Z")};${ENDED_AT_LOAD}`;
  const { window } = new JSDOM(`<script>${script}</script><main>${body}</main>`, { runScripts: "dangerously" });
  window.dispatchEvent(new window.Event("DOMContentLoaded"));
  return window.document.querySelector("main")?.innerHTML ?? "";
};

const word = fc.string({ unit: fc.constantFrom("a", "<", ">", "&", "'", '"', "ø", " ") });
const part = fc.record({ name: fc.constantFrom("div", "section"), title: word, isHeld: fc.boolean() });
const parts = fc.array(fc.tuple(part, fc.array(fc.tuple(part, fc.array(part)))));

type Part = typeof part extends fc.Arbitrary<infer Shape> ? Shape : never;

const partOf = ({ name, title, isHeld }: Part, inside: readonly ReactNode[] = []): ReactNode =>
  createElement(name, { title, ...(isHeld ? { "data-from": FROM, hidden: true } : {}) }, title, " ", ...inside);

test("what does not hold is not in the text, and is restored exactly before hydration", () => {
  fc.assert(
    fc.property(parts, (all) => {
      const nodes = all.map(([one, inside]) =>
        partOf(
          one,
          inside.map(([two, last]) =>
            partOf(
              two,
              last.map((three) => partOf(three)),
            ),
          ),
        ),
      );
      const rendered = renderToString(createElement(Fragment, null, ...nodes));
      const sent = holdBack(rendered);
      expect(new JSDOM(sent).window.document.querySelectorAll("[hidden]")).toHaveLength(0);
      expect(loaded(sent)).toBe(loaded(rendered));
    }),
    { numRuns: 20 },
  );
});

test("items of lists and of descriptions are restored in their places", () => {
  const rendered = renderToString(
    <>
      <ul>
        <li>Utsolgt</li>
        <li hidden data-from={FROM}>
          Har begynt
        </li>
        <li>Kinosal</li>
      </ul>
      <dl>
        <dt>Kino</dt>
        <dd data-until={FROM}>Åpent</dd>
        <dd hidden data-from={FROM}>
          Stengt
        </dd>
      </dl>
    </>,
  );
  expect(new JSDOM(holdBack(rendered)).window.document.body.textContent).toBe("UtsolgtKinosalKinoÅpent");
  expect(loaded(holdBack(rendered))).toBe(loaded(rendered));
});

test("hidden parts without moments, and parts that hold, are left as they are", () => {
  const html = '<div hidden=""><p data-from="2026-12-05T18:00">nå</p></div>';
  expect(holdBack(html)).toBe(html);
});

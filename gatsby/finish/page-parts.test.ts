import fc from "fast-check";
import { htmlElement } from "../../src/features/programme/build/html-element";
import { hostileText } from "../../tests/unit/hostile-text";
import { withoutParts, withParts } from "./page-parts";

const page = (text: string): string => {
  const paragraph = htmlElement({ tag: "p", attributes: { title: text }, text });
  return `<!DOCTYPE html><html><head>${htmlElement({ tag: "title", attributes: {}, text })}</head><body>${paragraph}</body></html>`;
};

test("parts are inserted at the end of head and body", () => {
  const whole = withParts(page("Hei"), { links: "<link>", data: "<template></template>" });
  expect(whole).toContain('</title><!--begin "links"--><link><!--end "links"--></head>');
  expect(whole).toMatch(/<!--begin "data"--><template><\/template><!--end "data"--><\/body><\/html>$/);
});

test("whatever the text of page and parts, parts can be replaced and removed, and nothing else changes", () => {
  const part = hostileText.map((title) => htmlElement({ tag: "link", attributes: { title } }));
  fc.assert(
    fc.property(hostileText, fc.array(fc.record({ links: part, data: part }), { minLength: 1 }), (text, builds) => {
      const rendered = page(text);
      let html = rendered;
      for (const parts of builds) {
        html = withParts(html, parts);
        expect(html).toBe(withParts(rendered, parts));
        expect(withParts(html, parts)).toBe(html);
      }
      expect(withoutParts(html)).toBe(rendered);
    }),
  );
});

test.each(["<p>Hei</p>", "<html><head></head><body></body>", "<html><body></body></html>"])(
  "a page that Gatsby did not end as expected is refused: %s",
  (html) => {
    expect(() => withParts(html, { links: "", data: "" })).toThrow("Expected </head> once");
  },
);

test("a part without an end is refused", () => {
  const [half = ""] = withParts(page("Hei"), { links: "<link>", data: "" }).split('<!--end "links"-->');
  expect(() => withoutParts(half)).toThrow('The part "links" of a page has no end');
});

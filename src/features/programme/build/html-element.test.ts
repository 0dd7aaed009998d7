/** @jest-environment jsdom */
import fc from "fast-check";
import { hostileText } from "../../../../tests/unit/hostile-text";
import { htmlElement, jsonForScript } from "./html-element";

const read = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** A parser replaces line breaks and characters that HTML cannot contain. */
const readable = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");

test("whatever the value of an attribute, the element is one element with that value", () => {
  fc.assert(
    fc.property(hostileText, (title) => {
      const markup = htmlElement({ tag: "link", attributes: { rel: "alternate", title } });
      expect(markup.slice(1, -1)).not.toMatch(/[<>]/);
      const { head, body } = read(`<head>${markup}</head>`);
      expect(body.childNodes).toHaveLength(0);
      expect(head.children).toHaveLength(1);
      expect(head.querySelector("link")?.getAttribute("title")).toBe(readable(title));
    }),
  );
});

test("whatever its data, a script ends at its end tag", () => {
  fc.assert(
    fc.property(fc.dictionary(hostileText, hostileText), (value) => {
      const script = htmlElement({
        tag: "script",
        attributes: { type: "application/ld+json" },
        text: jsonForScript(value),
      });
      const { body } = read(`<body>${script}</body>`);
      expect(body.childNodes).toHaveLength(1);
      expect(JSON.parse(body.textContent)).toEqual(value);
    }),
  );
});

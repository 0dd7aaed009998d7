import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { ENDED_AT_LOAD } from "./first-load/ended-at-load";
import { NARROWED_AT_LOAD } from "./first-load/inline-scripts";
import { onRenderBody } from "./on-render-body";

jest.mock("../theme/fonts/headline.woff2", () => ({ __esModule: true, default: "/headline.woff2" }));
jest.mock("../theme/fonts/text.woff2", () => ({ __esModule: true, default: "/text.woff2" }));

const headOf = (): string => {
  let head = "";
  const args: RenderBodyArgs = {
    pathname: "/",
    loadPageDataSync: () => {
      throw new Error("the body needs no page data");
    },
    setHeadComponents: (components) => {
      head = renderToStaticMarkup(components);
    },
    setHtmlAttributes: () => {},
    setBodyAttributes: () => {},
    setPreBodyComponents: () => {},
    setPostBodyComponents: () => {},
    setBodyProps: () => {},
  };
  onRenderBody?.(args, { plugins: [] });
  return head;
};

test("hides what has ended before the first paint", () => {
  expect(headOf()).toContain(`<script>${ENDED_AT_LOAD}</script>`);
});

test("hides a filtered list before the first paint", () => {
  expect(headOf()).toContain(`<script>${NARROWED_AT_LOAD}</script>`);
});

test("preloads the two fonts of every page, after its first picture", () => {
  const links = headOf().match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(["/headline.woff2", "/text.woff2"]);
  for (const link of links) expect(link).toContain('fetchPriority="low"');
});

import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { ENDED_AT_LOAD } from "./ended-at-load";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";
import { onRenderBody } from "./on-render-body";

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

test("hides what has ended before the page is drawn", () => {
  expect(headOf()).toContain(`<script>${ENDED_AT_LOAD}</script>`);
});

test("hides what an address narrows down before the page is drawn", () => {
  expect(headOf()).toContain(`<script>${NARROWED_AT_LOAD}</script>`);
});

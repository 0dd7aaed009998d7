import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "./on-render-body";

jest.mock("../theme/fonts/headline.woff2", () => ({ __esModule: true, default: "/headline.woff2" }));
jest.mock("../theme/fonts/text.woff2", () => ({ __esModule: true, default: "/text.woff2" }));

test("asks early for the two fonts that every page needs", () => {
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
  expect(head).toBe(
    ["/headline.woff2", "/text.woff2"]
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
      .join(""),
  );
});

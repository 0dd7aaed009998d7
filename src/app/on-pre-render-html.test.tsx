import type { PreRenderHTMLArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "./on-pre-render-html";

type Head = ReturnType<PreRenderHTMLArgs["getHeadComponents"]>;

const HEAD: Head = [
  <meta key="g" name="generator" content="Gatsby 5" />,
  <meta key="v" name="viewport" content="width=device-width" />,
  <style key="s" data-href="/styles.css">
    {"p { color: red }"}
  </style>,
  <style key="i">{"a { color: blue }"}</style>,
];

/** The head that is written, or null when it is left as it was. */
const headIn = (environment: "production" | "development"): string | null => {
  let written: string | null = null;
  const args: PreRenderHTMLArgs = {
    pathname: "/",
    getHeadComponents: () => HEAD,
    replaceHeadComponents: (components) => {
      written = renderToStaticMarkup(components);
    },
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => {},
    getPostBodyComponents: () => [],
    replacePostBodyComponents: () => {},
  };
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  onPreRenderHTML?.(args, { plugins: [] });
  Object.assign(process.env, { NODE_ENV: before });
  return written;
};

test("links to the style sheet instead of writing it into every page", () => {
  const head = headIn("production");
  expect(head).toContain('<link rel="stylesheet" href="/styles.css"/>');
  expect(head).not.toContain("color: red");
});

test("keeps the rest of the head", () => {
  const head = headIn("production");
  expect(head).toContain('name="viewport"');
  expect(head).toContain("color: blue");
});

test("leaves the page its own generator only", () => {
  expect(headIn("production")).not.toContain("generator");
});

test("leaves the development server's head alone", () => {
  expect(headIn("development")).toBeNull();
});

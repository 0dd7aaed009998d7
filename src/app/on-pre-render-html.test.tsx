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

const SCRIPTS: Head = [
  <script key="l" id="gatsby-script-loader">
    {'window.pagePath="/filmer"'}
  </script>,
  <script key="a" src="/app.js" async />,
];

/** What is written, or null where it is left as it was. */
const writtenIn = (environment: "production" | "development") => {
  const written: { head: string | null; scripts: string | null } = { head: null, scripts: null };
  const args: PreRenderHTMLArgs = {
    pathname: "/filmer",
    getHeadComponents: () => HEAD,
    replaceHeadComponents: (components) => {
      written.head = renderToStaticMarkup(components);
    },
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => {},
    getPostBodyComponents: () => SCRIPTS,
    replacePostBodyComponents: (components) => {
      written.scripts = renderToStaticMarkup(components);
    },
  };
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  onPreRenderHTML?.(args, { plugins: [] });
  Object.assign(process.env, { NODE_ENV: before });
  return written;
};

const headIn = (environment: "production" | "development") => writtenIn(environment).head;

test("says the page's path in the head, and has no script that differs from page to page", () => {
  expect(headIn("production")).toContain('<meta name="page-path" content="/filmer"/>');
  expect(writtenIn("production").scripts).toBe('<script src="/app.js" async=""></script>');
});

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
  expect(writtenIn("development")).toEqual({ head: null, scripts: null });
});

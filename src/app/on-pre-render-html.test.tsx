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

/** The written head, or null where nothing is replaced. */
const writtenIn = (environment: "production" | "development", given = { head: HEAD, scripts: SCRIPTS }) => {
  const written: { head: string | null; scripts: string | null } = { head: null, scripts: null };
  const args: PreRenderHTMLArgs = {
    pathname: "/filmer",
    getHeadComponents: () => given.head,
    replaceHeadComponents: (components) => {
      written.head = renderToStaticMarkup(components);
    },
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => {},
    getPostBodyComponents: () => given.scripts,
    replacePostBodyComponents: (components) => {
      written.scripts = renderToStaticMarkup(components);
    },
  };
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  try {
    onPreRenderHTML?.(args, { plugins: [] });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return written;
};

const headIn = (environment: "production" | "development") => writtenIn(environment).head;

test("writes the page's path into the head, and no script that differs from page to page", () => {
  expect(headIn("production")).toContain('<meta name="page-path" content="/filmer"/>');
  expect(writtenIn("production").scripts).toBe('<script src="/app.js" async=""></script>');
});

test("links to the style sheet instead of inlining it", () => {
  const head = headIn("production");
  expect(head).toContain('<link rel="stylesheet" href="/styles.css"/>');
  expect(head).not.toContain("color: red");
});

test("keeps the rest of the head", () => {
  const head = headIn("production");
  expect(head).toContain('name="viewport"');
  expect(head).toContain("color: blue");
});

test("removes Gatsby's generator", () => {
  expect(headIn("production")).not.toContain("generator");
});

test("changes nothing in develop", () => {
  expect(writtenIn("development")).toEqual({ head: null, scripts: null });
});

test.each([
  ["no style sheet", HEAD.slice(0, 2), SCRIPTS, "Expected one <style data-href>"],
  ["two", [...HEAD, <style key="t" data-href="/more.css" />], SCRIPTS, "Expected one <style data-href>"],
  ["no path script", HEAD, SCRIPTS.slice(1), "Expected one script with the id gatsby-script-loader"],
])("ends the build when Gatsby writes %s", (_what, head, scripts, message) => {
  expect(() => writtenIn("production", { head, scripts })).toThrow(message);
});

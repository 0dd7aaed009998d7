import { startLinks } from "./start-links";

const END =
  '<script>window.___webpackCompilationHash="1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script></body>';

test("puts links in the place of a page's start scripts, in their order, and leaves inline scripts alone", () => {
  expect(startLinks(END)).toBe(
    '<script>window.___webpackCompilationHash="1";</script><link href="/webpack-runtime-1.js" data-start><link href="/app-2.js" data-start></body>',
  );
});

test("leaves a page that has its links as it is", () => {
  expect(startLinks(startLinks(END))).toBe(startLinks(END));
});

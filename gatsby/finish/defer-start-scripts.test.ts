import { deferStartScripts } from "./defer-start-scripts";

const END =
  '<script>window.___webpackCompilationHash="1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script></body>';

test("puts a page's start scripts into templates, in their order, and leaves inline scripts alone", () => {
  expect(deferStartScripts(END)).toBe(
    '<script>window.___webpackCompilationHash="1";</script><template data-start><script src="/webpack-runtime-1.js"></script></template><template data-start><script src="/app-2.js"></script></template></body>',
  );
});

test("leaves a page that has its templates as it is", () => {
  expect(deferStartScripts(deferStartScripts(END))).toBe(deferStartScripts(END));
});

import { putStartOff, withoutStartLinks, withStartLinks } from "./put-start-off";

const END =
  '<script>window.___webpackCompilationHash="1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script></body>';

test("puts a page's start scripts into templates, in their order, and leaves inline scripts alone", () => {
  expect(putStartOff(END)).toBe(
    '<script>window.___webpackCompilationHash="1";</script><template data-start><script src="/webpack-runtime-1.js"></script></template><template data-start><script src="/app-2.js"></script></template></body>',
  );
});

test("leaves a page that has its templates as it is", () => {
  expect(putStartOff(putStartOff(END))).toBe(putStartOff(END));
});

describe("links to what the start scripts ask for", () => {
  const page = "<body><h1>Filmer</h1></body>";

  it("stand in a template at the end, those of the last build once only", () => {
    const first = withStartLinks(page, '<link href="/a.js">');
    expect(first).toBe('<body><h1>Filmer</h1><template data-start data-beside><link href="/a.js"></template></body>');
    expect(withStartLinks(first, '<link href="/b.js">')).toBe(first.replace("/a.js", "/b.js"));
  });

  it("can be taken away", () => {
    expect(withoutStartLinks(withStartLinks(page, '<link href="/a.js">'))).toBe(page);
  });
});

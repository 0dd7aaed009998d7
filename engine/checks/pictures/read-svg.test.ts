import fc from "fast-check";
import { TestContent } from "../../testing/test-content";
import { decodePicture } from "./decode-picture";

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, more = ""): string => `<svg ${SVG} width="64" height="64"${more}>${inner}</svg>`;
const factsOf = (text: string) => decodePicture(Buffer.from(text));

describe("a logo in SVG", () => {
  it.each([
    ["a plain one", drawing('<rect width="9" height="9"/>')],
    [
      "one with a gradient and a use",
      drawing('<g id="a"/><use xlink:href="#a" fill="url(#b)" style="mask:url(\'#c\')"/>'),
    ],
    ["one with a bitmap in it", drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    [
      "one of a drawing program",
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing(
        "<metadata/>",
        ' xmlns:p="http://program.example.no/" p:export="C:\\bilder\\logo.png"',
      )}`,
    ],
    ["one with a byte-order mark", `\ufeff${drawing("<circle r='3'/>")}`],
  ])("may be %s", async (_what, text) => {
    expect(await factsOf(text)).toMatchObject({ format: "svg", fault: null, forbidden: null, canBeIcon: true });
  });

  it.each([
    ["<script>hit()</script>", "elementet <script>"],
    ["<g><SCRIPT>hit()</SCRIPT></g>", "elementet <SCRIPT>"],
    ['<script href="https://elsewhere.example/x.js"/>', "elementet <script>"],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">hit()</h:script>', "elementet <h:script>"],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', "elementet <foreignObject>"],
    ['<rect onload="hit()"/>', "egenskapen onload, som kjører et skript"],
    ['<rect ONCLICK="hit()"/>', "egenskapen ONCLICK, som kjører et skript"],
    ['<a href="javascript:hit()"><text>x</text></a>', "en henvisning til «javascript:hit()»"],
    ['<a xlink:href=" https://elsewhere.example"><text>x</text></a>', "en henvisning til « https://elsewhere.example»"],
    ['<image href="https://elsewhere.example/x.png"/>', "en henvisning til «https://elsewhere.example/x.png»"],
    ['<image xlink:href="../x.png"/>', "en henvisning til «../x.png»"],
    ['<use href="other.svg#a"/>', "en henvisning til «other.svg#a»"],
    ['<use href="data:image/svg+xml,&lt;svg/>"/>', "en henvisning til «data:image/svg+xml,<svg/>»"],
    ["<style>@import url(https://elsewhere.example/x.css);</style>", "en henvisning i <style>"],
    ["<style>rect { fill: url( 'https://elsewhere.example/x.svg#a' ) }</style>", "en henvisning i <style>"],
    ["<style>rect { fill: u\\72l(https://elsewhere.example/x.svg#a) }</style>", "en henvisning i <style>"],
    ['<rect style="fill:url(//elsewhere.example/x.svg#a)"/>', "en henvisning i egenskapen style"],
    ['<rect fill="url(https://elsewhere.example/x.svg#a)"/>', "en henvisning i egenskapen fill"],
    ['<animate attributeName="href" to="javascript:hit()"/>', "en animasjon av en henvisning"],
    ['<set attributeName="onclick" to="hit()"/>', "en animasjon av en henvisning"],
    ["<g>".repeat(300) + "</g>".repeat(300), "grupper inni hverandre i mer enn 200 nivåer"],
  ])("may not contain %s", async (inner, forbidden) => {
    expect(await factsOf(drawing(inner))).toMatchObject({ format: "svg", forbidden });
  });

  it.each([
    `<!DOCTYPE svg [<!ENTITY x "hit">]>${drawing("<text>&x;</text>")}`,
    `<?xml-stylesheet href="https://elsewhere.example/x.css"?>${drawing("")}`,
  ])("may not begin with %s", async (text) => {
    const { fault, forbidden } = await factsOf(text);
    expect(fault ?? forbidden).not.toBeNull();
  });

  it.each(["<svg", `<svg ${SVG}><g></svg>`, "<html><svg></svg></html>", '<svg xmlns="urn:x"/>', "\xff\xfe<svg/>"])(
    "is damaged as %s",
    async (text) => {
      const { format, fault } = await factsOf(text);
      expect(format === null || fault === "damaged").toBe(true);
    },
  );

  it("is reported with its content, and what to do", async () => {
    const content = new TestContent().write("images/logo.svg", drawing("<script>hit()</script>"));
    expect(await content.reported()).toEqual([
      `error sites/huset.json theme.logo: er «logo.svg», som inneholder elementet <script>. Det kan ikke stå i en logo. → Eksporter tegningen på nytt som vanlig SVG, uten skript, lenker og henvisninger til andre filer.`,
    ]);
  });

  it("is no icon when it is larger than any picture", async () => {
    const huge = `<svg ${SVG} width="20000" height="20000"><rect width="9" height="9"/></svg>`;
    const content = new TestContent()
      .set("sites/huset.json", "theme.favicon", "ikon.svg")
      .write("images/ikon.svg", huge);
    expect((await content.problems()).map(({ message }) => message)).toEqual([
      "er «ikon.svg», som det ikke kan tegnes ikoner av.",
    ]);
  });
});

it("reads any bytes without an exception", async () => {
  const beginnings = [
    "",
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
    "RIFF....WEBP",
    "<svg ",
    "GIF89a",
    '<?xml version="1.0"?><svg',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }), async (beginning, rest) => {
      const { format, fault } = await decodePicture(Buffer.concat([Buffer.from(beginning, "latin1"), rest]));
      expect(format === null || typeof format === "string").toBe(true);
      expect([null, "damaged", "huge"]).toContain(fault);
    }),
    { numRuns: 300 },
  );
});

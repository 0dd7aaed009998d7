/** @jest-environment jsdom */
import { htmlText } from "./html-text";

test.each([
  ["<p>En</p><p>To</p>", "En\nTo"],
  ["<ul><li>Kjøp <a href='/billett?a=1&amp;b=2'>her</a></li></ul>", "• Kjøp her (/billett?a=1&b=2)"],
  ["<p>1 &lt; 2 &amp;lt; &quot;bl&aring;&quot;&nbsp;&#39;</p>", '1 < 2 &lt; "blå" \''],
  ['<p title="a > b">En<br>linje</p>', "En\nlinje"],
  ["", ""],
])("%j is read as %j", (html, text) => expect(htmlText(html)).toBe(text));

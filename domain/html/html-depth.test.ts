import { isTooDeep } from "./html-depth";
import { sanitise } from "./sanitise";

describe("HTML that nests", () => {
  it.each([
    ["boxes", "<div>".repeat(3_000)],
    ["letters in bold", "<b>".repeat(16_000)],
    ["tables", "<table><tr><td>".repeat(500)],
    ["tables that are closed wrongly", "<div><table><tr><td></div></table>".repeat(2_000)],
    ["fonts in paragraphs", Array.from({ length: 2_000 }, (_, at) => `<p><font color=${at}>`).join("")],
    ["drawings", "<svg>".repeat(3_000)],
    ["too many elements", "<table>".concat("<b>".repeat(10), "<i></i>".repeat(12_000))],
  ])("is reported: %s", (_name, html) => {
    const { html: clean, removed, isTooDeep: deep } = sanitise(html);
    expect({ clean, removed, deep }).toEqual({ clean: "", removed: [], deep: true });
  });

  it("is accepted at usual depths", () => {
    const list = `${"<ul><li>".repeat(12)}Bok${"</li></ul>".repeat(12)}`;
    expect(isTooDeep(list)).toBe(false);
    expect(isTooDeep("<p>Første<p>Andre<li>Tredje".repeat(1_000))).toBe(false);
    expect(sanitise("<p>Hei <b>du</b></p>")).toMatchObject({ html: "<p>Hei <b>du</b></p>", isTooDeep: false });
  });
});

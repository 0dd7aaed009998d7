import { blockHeadings, blockText } from "./block-text";

type Block = Parameters<typeof blockText>[0];

const TODAY = "2026-12-01";

const LIBRARY = {
  name: "Biblioteket",
  note: "Ring på",
  publicHolidays: "closed" as const,
  weekly: [{ days: ["friday" as const], opens: "10:00", closes: "16:00" }],
  exceptions: [{ from: "2026-12-24", to: null, closed: true, opens: null, closes: null, reason: "Julestengt" }],
};

const HOURS: Block = { __typename: "OpeningHoursBlock", heading: "Åpent", parts: [LIBRARY] };

test.each<readonly [Block, string]>([
  [{ __typename: "RichTextBlock", heading: "Servering", html: "<p>Kaffe!</p>" }, "Servering. Kaffe!"],
  [{ __typename: "RichTextBlock", heading: null, html: "<p>Kaffe</p>" }, "Kaffe."],
  [{ __typename: "CoverBlock", heading: "Velkommen", lead: "Kom inn" }, "Kom inn."],
  [{ __typename: "ActionBlock", heading: "Bli med?", text: "Meld deg på:" }, "Bli med? Meld deg på:"],
  [
    {
      __typename: "PriceTableBlock",
      heading: "Priser",
      remark: "Uten mva…",
      groups: [
        {
          name: "Utstyr",
          rows: [
            { label: "Lyd", amount: 900, note: "med tekniker" },
            { label: "Lys", amount: 400, note: null },
          ],
        },
      ],
      halls: [],
      extras: [],
    },
    "Priser. Utstyr. Lyd: 900\u00a0kr. med tekniker. Lys: 400\u00a0kr. Uten mva…",
  ],
  [
    { __typename: "AccessibilityStatementBlock", heading: "Feil", faults: [{ what: "Kart", where: "Forsiden" }] },
    "Feil. Kart. Forsiden.",
  ],
  [
    {
      __typename: "ContactBlock",
      people: [
        { name: "Kari", role: "Kinosjef" },
        { name: "Ola", role: null },
      ],
    },
    "Kari: Kinosjef. Ola.",
  ],
  [{ __typename: "TicketListBlock" }, ""],
])("the text of %j is in sentences, in the order of the block", (block, expected) => {
  expect(blockText(block, TODAY)).toBe(expected);
});

test("opening hours have their exceptions that are to come, with the part's name", () => {
  const text = blockText(HOURS, TODAY);
  expect(text).toMatch(/^Åpent\. Biblioteket\. Ring på\. Biblioteket, .*24\. desember.*Julestengt/);
  expect(blockText(HOURS, "2026-12-25")).not.toContain("Julestengt");
});

test.each<readonly [Block, readonly (string | null)[]]>([
  [{ __typename: "CoverBlock", heading: "Velkommen", lead: "Kom inn" }, ["Velkommen"]],
  [
    { __typename: "RichTextBlock", heading: "Mat", html: "<h2>Servering</h2><p>Kaffe</p><h3>Kjøkken</h3>" },
    ["Mat", "Servering", "Kjøkken"],
  ],
  [HOURS, ["Åpent"]],
  [{ ...HOURS, heading: null }, ["Åpningstider"]],
  [{ __typename: "ActionBlock", heading: "Bli med?", text: "Nå" }, []],
])("the headings of %j describe the page", (block, expected) => expect(blockHeadings(block)).toEqual(expected));

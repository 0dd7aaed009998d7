import { comingDeviations, DEVIATIONS_AHEAD } from "../../../../domain/hours/opening-hours";
import type { LocalDate } from "../../../../domain/time/local-time";
import { priceWords } from "../../../../domain/time/norwegian";
import { deviationText } from "../../../components/programme/week-hours";
import { siteTexts } from "../../../lib/texts";
import { headingsIn, plainText } from "./plain-text";

type Block = Queries.SearchIndexQuery["allPage"]["nodes"][number]["blocks"][number];

interface Price {
  readonly label: string;
  readonly amount: number;
}

/** "Voksen: 135 kr" */
export const priceText = ({ label, amount }: Price): string => `${label}: ${priceWords(amount)}`;

type HoursBlock = Extract<Block, { readonly __typename: "OpeningHoursBlock" }>;

/** The exceptions of a part's opening hours, as far ahead as its block shows them. */
const hoursText = ({ name, note, ...part }: HoursBlock["parts"][number], today: LocalDate) => [
  name,
  note,
  ...comingDeviations(part, today, DEVIATIONS_AHEAD).map((deviation) => `${name}, ${deviationText(deviation)}`),
];

const partsOfBlock = (block: Block, today: LocalDate): readonly (string | null)[] => {
  switch (block.__typename) {
    case "RichTextBlock":
      return [block.heading, plainText(block.html)];
    case "CoverBlock":
      return [block.lead];
    case "ActionBlock":
      return [block.heading, block.text];
    case "PriceTableBlock":
      return [
        block.heading,
        ...block.groups.flatMap(({ name, rows }) => [name, ...rows.flatMap((row) => [priceText(row), row.note])]),
        block.remark,
      ];
    case "OpeningHoursBlock":
      return [block.heading, ...block.parts.flatMap((part) => hoursText(part, today))];
    case "AccessibilityStatementBlock":
      return [block.heading, ...block.faults.flatMap(({ what, where }) => [what, where])];
    case "ContactBlock":
      return block.people.map(({ name, role }) => (role === null ? name : `${name}: ${role}`));
    default:
      return [];
  }
};

/** The amounts in a block: visitors search for «180 kroner». */
export const blockPrices = (block: Block): readonly Price[] =>
  block.__typename === "PriceTableBlock"
    ? [
        ...block.groups.flatMap(({ rows }) => rows),
        ...block.halls.flatMap(({ prices }) => prices),
        ...block.extras.flatMap(({ rows }) => rows),
      ]
    : [];

const asSentence = (text: string): string => (/[.!?:…]$/.test(text) ? text : `${text}.`);

/** The text of a block. The films, events and articles that it shows are indexed by their own pages. */
export const blockText = (block: Block, today: LocalDate): string =>
  partsOfBlock(block, today)
    .filter((part) => part !== null && part !== "")
    .map((part) => asSentence(part ?? ""))
    .join(" ");

/** The headings of a block that describe the page. */
export const blockHeadings = (block: Block): readonly (string | null)[] => {
  switch (block.__typename) {
    case "CoverBlock":
      return [block.heading];
    case "RichTextBlock":
      return [block.heading, ...headingsIn(block.html)];
    case "PriceTableBlock":
      return [block.heading];
    case "OpeningHoursBlock":
      return [block.heading ?? siteTexts.openingHours];
    default:
      return [];
  }
};

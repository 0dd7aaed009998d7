/** White space as it is rendered. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const BLOCK_TAG =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|br|hr|blockquote|figure)\b[^>]*>/;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The pieces of text of editors' HTML, one for each paragraph, list item, heading or cell. */
export const htmlTexts = (html: string): readonly string[] =>
  html
    .split(new RegExp(BLOCK_TAG, "i"))
    .map((piece) => plain(piece.replace(/<[^>]+>/g, "").replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)))
    .filter((piece) => piece !== "");

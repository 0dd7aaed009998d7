/** The start tag of an element with moments that is not shown now. React escapes ">" in attributes. */
const HELD = /<([a-z][a-z0-9]*)(?=[^>]* hidden="")(?=[^>]* data-(?:from|until|turn)=")[^>]*>/g;

/** Where an element ends whose start tag ends at `from`. */
const endOf = (html: string, name: string, from: number): number => {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, "g");
  tags.lastIndex = from;
  let depth = 1;
  while (depth > 0) {
    const tag = tags.exec(html);
    if (tag === null) throw new Error(`<${name}> has no end in ${html.slice(from, from + 200)}`);
    depth += tag[1] === "/" ? -1 : 1;
  }
  return tags.lastIndex;
};

const escaped = (html: string): string => html.replaceAll("&", "&amp;").replaceAll("'", "&#39;");

/**
 * Takes what does not hold yet, or no longer, out of the text of a rendered page. It is rendered hidden, with its
 * moments, so that `ended-at-load.ts` can show it in time; but text browsers and machines that do not know `hidden`
 * would read it as true. Its markup becomes an attribute, from which that script restores it before hydration. They
 * would also read the content of a template.
 */
export const holdBack = (html: string): string => {
  const parts: string[] = [];
  let done = 0;
  HELD.lastIndex = 0;
  for (let found = HELD.exec(html); found !== null; found = HELD.exec(html)) {
    const end = endOf(html, found[1] ?? "", HELD.lastIndex);
    const held = escaped(html.slice(found.index, end));
    parts.push(html.slice(done, found.index), `<template data-held='${held}'></template>`);
    HELD.lastIndex = end;
    done = end;
  }
  return [...parts, html.slice(done)].join("");
};

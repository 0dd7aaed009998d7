import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, html as standard, type Token } from "parse5";
import { either } from "../define/voices";

/** A fault in written HTML, in Bokmål. `offset` is the position of its cause. */
export interface HtmlFault {
  readonly offset: number;
  readonly message: string;
  readonly cure: string;
}

interface Tag {
  readonly name: string;
  readonly kind: "start" | "end" | "comment";
  readonly begins: number;
  readonly ends: number;
}

const { NS } = standard;

/** Elements without an end tag, or with an optional one. */
const UNCLOSED = new Set(
  "br hr img input wbr col area base embed link meta source track p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt".split(
    " ",
  ),
);

/** A fragment has none of these; browsers ignore them without losing text. */
const AROUND = new Set(["html", "head", "body"]);

/** Parser errors that leave the HTML as intended. */
const HARMLESS =
  /^(?:non-void-html-element|end-tag-with-trailing|unexpected-null|.*-(?:in-input-stream|doctype.*)|.*-character-reference$)/;

/** A tag or comment that lost its "<", as text. For an opening tag, its end tag reports the loss. */
const TAG_AS_TEXT =
  /<?\/\s*(?:p|h[1-6]|ul|ol|li|a|strong|em|b|i|blockquote|figure|figcaption|table|caption|thead|tbody|tr|th|td|dl|dt|dd|abbr)\s*>|(?:br|hr)\s*\/?>|<?!--/i;

const MAX_QUOTE_LENGTH = 40;

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `«${line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH).trim()} …` : line}»`;
};

/** Parses as browsers do, and keeps what the tree leaves out: every written tag, and every error. */
const read = (html: string) => {
  const tags: Tag[] = [];
  const errors: { readonly code: string; readonly offset: number }[] = [];
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(null, {
    treeAdapter: defaultTreeAdapter,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => errors.push({ code, offset: startOffset }),
  });
  const noted =
    <Any extends Token.TagToken | Token.CommentToken>(kind: Tag["kind"], handle: (token: Any) => void) =>
    (token: Any): void => {
      const { startOffset: begins = 0, endOffset: ends = 0 } = token.location ?? {};
      tags.push({ name: "tagName" in token ? token.tagName : "", kind, begins, ends });
      handle.call(parser, token);
    };
  parser.onStartTag = noted("start", parser.onStartTag);
  parser.onEndTag = noted("end", parser.onEndTag);
  parser.onComment = noted("comment", parser.onComment);
  parser.tokenizer.write(html, true);
  return { tree: parser.getFragment(), tags, errors };
};

type Tree = DefaultTreeAdapterMap["parentNode"];

/** Elements by start position, end tags by position, and texts with their places. */
const inTree = (tree: Tree) => {
  const begun = new Map<number, { readonly isHtml: boolean; isClosed: boolean }>();
  const ended = new Set<number>();
  const texts: { readonly value: string; readonly offset: number }[] = [];
  const visit = (node: Tree): void => {
    for (const child of node.childNodes) {
      if ("value" in child) texts.push({ value: child.value, offset: child.sourceCodeLocation?.startOffset ?? 0 });
      if (!("tagName" in child)) continue;
      const { startTag, endTag } = child.sourceCodeLocation ?? {};
      const isClosed = endTag !== undefined;
      if (isClosed) ended.add(endTag.startOffset);
      if (startTag) {
        // Bold text across two paragraphs is two elements with one tag.
        const before = begun.get(startTag.startOffset)?.isClosed ?? false;
        begun.set(startTag.startOffset, { isHtml: child.namespaceURI === NS.HTML, isClosed: isClosed || before });
      }
      visit(child);
    }
  };
  visit(tree);
  return { begun, ended, texts };
};

/** A form has no tags: there the paragraph is written anew. */
const unlike = (message: string, cure: string) => ({
  message: either(message, "har formatering som er ødelagt, så noe av teksten kan bli borte."),
  cure: either(cure, "Skriv det avsnittet på nytt."),
});

const inTag = (html: string, offset: number): HtmlFault => ({
  offset,
  ...unlike(
    `har en tagg som er skrevet feil: ${quoted(html.slice(offset))}. Det den skulle stå foran, kan bli borte.`,
    "Se etter et anførselstegn, et mellomrom eller en > som mangler.",
  ),
});

/** Errors inside tags and comments, at the start of the tag or comment. */
const ofErrors = (html: string, { tags, errors }: ReturnType<typeof read>): readonly HtmlFault[] =>
  errors.flatMap(({ code, offset }) => {
    const around = tags.find(({ begins, ends }) => begins <= offset && offset <= ends);
    if (code === "unknown-named-character-reference") {
      const [reference = ""] = /&\w+;?$/.exec(html.slice(0, offset + 1)) ?? [];
      return [
        {
          offset: offset + 1 - reference.length,
          message: `har ${either("koden ", "")}${quoted(reference)}${either(", som ikke finnes, så den blir stående på siden", ", som blir stående slik på siden")}.`,
          cure: "Skriv tegnet slik det er, for eksempel å.",
        },
      ];
    }
    if (code === "eof-in-comment") {
      const begins = html.lastIndexOf("<!--", offset);
      return [
        {
          offset: begins,
          ...unlike(
            `har en kommentar som ikke er lukket, og alt etter den er borte: ${quoted(html.slice(begins))}.`,
            "Skriv --> der kommentaren slutter, eller fjern den.",
          ),
        },
      ];
    }
    if (code === "eof-in-tag") {
      const after = tags.at(-1)?.ends ?? 0;
      return [inTag(html, after + Math.max(0, html.slice(after).search(/<[a-z/]/i)))];
    }
    // "Vi <3 kino" is text. Anything beginning with "</" is not.
    if (code === "invalid-first-character-of-tag-name" && html[offset - 1] !== "/") return [];
    return HARMLESS.test(code) ? [] : [inTag(html, around?.begins ?? html.lastIndexOf("<", offset))];
  });

/** Tags without an element, or with only half of one. */
const ofTags = (html: string, { tags, tree }: ReturnType<typeof read>): readonly HtmlFault[] => {
  const { begun, ended, texts } = inTree(tree);
  const ofStart = ({ name, begins }: Tag): readonly HtmlFault[] => {
    const element = begun.get(begins);
    const place = quoted(html.slice(begins));
    if (element === undefined) {
      const misplaced = unlike(
        `har <${name}> på et sted der den ikke kan stå: ${place}.`,
        "Se om en tagg mangler foran den, for eksempel <table>.",
      );
      return [{ offset: begins, ...misplaced }];
    }
    return element.isClosed || !element.isHtml || UNCLOSED.has(name)
      ? []
      : [
          {
            offset: begins,
            ...unlike(`har <${name}> uten </${name}>: ${place}.`, `Skriv </${name}> der den slutter.`),
          },
        ];
  };
  const ofEnd = ({ name, begins }: Tag): readonly HtmlFault[] =>
    ended.has(begins)
      ? []
      : [
          {
            offset: begins,
            ...unlike(
              `har </${name}>, men der er det ingen <${name}> å slutte: ${quoted(html.slice(Math.max(0, begins - 20), begins + name.length + 3))}.`,
              name === "p"
                ? "Skriv <p> foran avsnittet, eller fjern </p>. Lister, mellomtitler og tabeller kan ikke stå i et avsnitt."
                : `Skriv <${name}> der den begynner, eller fjern </${name}>.`,
            ),
          },
        ];
  return [
    ...tags
      .filter(({ name }) => !AROUND.has(name))
      .flatMap((tag) => (tag.kind === "comment" ? [] : tag.kind === "start" ? ofStart(tag) : ofEnd(tag))),
    ...texts.flatMap(({ value, offset }) => {
      const shown = TAG_AS_TEXT.exec(value)?.[0];
      if (shown === undefined) return [];
      const message = `viser «${shown}» som tekst på siden.`;
      return [{ offset, ...unlike(message, "Skriv taggen helt ut, med < foran, eller fjern den.") }];
    }),
  ];
};

/**
 * The first fault in HTML, or null: a parse error, an unmatched tag, a tag that became text. Browsers guess what was
 * meant, and often lose the rest. Later faults are mostly consequences of the first.
 */
export const firstHtmlFault = (html: string): HtmlFault | null => {
  const found = read(html);
  const faults = [...ofErrors(html, found), ...ofTags(html, found)];
  return faults.sort((a, b) => a.offset - b.offset)[0] ?? null;
};

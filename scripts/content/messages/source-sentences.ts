import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** A sentence for editors or operators as written in the source, with a gap for each interpolated value. */
export interface Sentence {
  /** "scripts/x.ts:12" */
  readonly place: string;
  /** The text between the gaps. */
  readonly parts: readonly string[];
}

/** Properties and functions with texts for forms and GraphiQL, which are not messages. */
const NO_MESSAGES = [
  "describe",
  "about",
  "doc",
  "label",
  "help",
  "example",
  "choices",
  "group",
  "plural",
  "heading",
  "emptyText",
  "moreLink",
  "choice",
  "namedChoice",
];

/** Functions whose own text describes for GraphiQL, while their other arguments may have messages. */
const DESCRIBING = ["namedObject"];

/** Words that occur in Bokmål only, and in nearly every sentence. */
const BOKMAL =
  /(?<!\p{L})(?:er|ikke|og|som|det|den|har|kan|må|skal|finnes|mangler|med|på|til|eller|men|for|fra|etter|Skriv|Sett|Fjern|Velg|Rett|Legg|Lag|Gi)(?!\p{L})/u;

const isName = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteral(node)) && NO_MESSAGES.includes(node.text);

const calleeOf = ({ expression }: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

/** Whether a literal is in an import, a type, a description or an error for developers. */
const isAside = (node: ts.Node): boolean => {
  for (let at = node; at.parent && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isPropertyAssignment(at) && (isName(at.name) || at.name === node)) return true;
    // Only the arguments of "describe": the expression that it is called on may have messages.
    const { parent } = at;
    if (ts.isCallExpression(parent) && parent.expression !== at) {
      const callee = calleeOf(parent);
      if (isName(callee)) return true;
      if (at === node && ts.isIdentifier(callee) && DESCRIBING.includes(callee.text)) return true;
    }
    if (ts.isBlock(at)) return false;
  }
  return false;
};

const partsOf = (node: ts.Node): readonly string[] | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : null;
};

/** "what is wrong → what to do" are two sentences. */
const halves = (parts: readonly string[]): readonly (readonly string[])[] => {
  const found: string[][] = [[]];
  for (const part of parts) {
    const [first = "", ...others] = part.split(" → ");
    found.at(-1)?.push(first);
    for (const other of others) found.push([other]);
  }
  return found;
};

const isSentence = (parts: readonly string[]): boolean => {
  const text = parts.join("…");
  const endsAsOne = /[\p{L}\p{N}»"')}\]…][.?]$/u.test(text);
  return (
    text.replace(/[^\p{L}]/gu, "").length > 3 &&
    !text.includes("\n") &&
    (endsAsOne || (/\s/.test(text) && BOKMAL.test(text)))
  );
};

const isEnglish = (parts: readonly string[]): boolean =>
  /(?<!\p{L})(?:the|is|are|of|not|and|could|cannot|with|was|Example:)(?!\p{L})/u.test(parts.join("…")) &&
  !/[æøåÆØÅ]|(?<!\p{L})(?:er|ikke|som|det|eller|og|med|har|en)(?!\p{L})/u.test(parts.join("…"));

const sentencesIn = (file: string, place: string): readonly Sentence[] => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    const parts = partsOf(node);
    if (parts && !isAside(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const half of halves(parts)) {
        if (isSentence(half) && !isEnglish(half)) found.push({ place: `${place}:${line + 1}`, parts: half });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.ts$|\/messages\//;

/** All sentences in the TypeScript files below some folders, without tests and their support. */
export const sourceSentences = (root: string, folders: readonly string[]): readonly Sentence[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !NOT_SHIPPED.test(file))
      .sort()
      .flatMap((file) => sentencesIn(file, relative(root, file))),
  );

/** Whether a text contains a sentence, with any values in its gaps. */
export const says = ({ parts }: Sentence): RegExp =>
  new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("[\\s\\S]*"), "u");

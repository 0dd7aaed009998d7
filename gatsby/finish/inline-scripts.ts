import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { relyOn } from "../../domain/rely-on";
import { INLINE_SCRIPTS } from "../../src/app/first-load/inline-scripts";
import { DATA_SCRIPT } from "../../src/features/programme/build/page-facts";
import { deferStartScripts } from "./defer-start-scripts";
import { readScriptSlice } from "./start-scripts";

/** Gatsby's two inline scripts, with the build's hash and the map of chunks; the same on all pages. */
const GATSBYS = [/^\s*window\.___chunkMapping=.*;\s*$/, /^\s*window\.___webpackCompilationHash="[0-9a-f]+";\s*$/];

type Node = DefaultTreeAdapterTypes.Node;

const textOf = (script: DefaultTreeAdapterTypes.Element): string =>
  script.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

const attribute = (element: DefaultTreeAdapterTypes.Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** All scripts of a page as a browser parses it, also those in templates. */
const scriptsIn = (node: Node): readonly DefaultTreeAdapterTypes.Element[] => {
  const own = defaultTreeAdapter.isElementNode(node) && node.tagName === "script" ? [node] : [];
  const inside = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [...own, ...inside.flatMap(scriptsIn)];
};

/**
 * Whether a browser runs it without fetching: not data, nor a script with an address, to which the policy applies
 * separately.
 */
const isInline = (script: DefaultTreeAdapterTypes.Element): boolean =>
  attribute(script, "src") === undefined && !/^application\/[a-z+]*json$/.test(attribute(script, "type") ?? "");

/** @throws When Gatsby's own scripts are not the two that are known: then the policy would allow something unknown. */
const gatsbysScripts = (slice: string): readonly string[] => {
  const texts = scriptsIn(parse(slice)).filter(isInline).map(textOf);
  const isKnown =
    texts.length === GATSBYS.length &&
    GATSBYS.every((pattern) => texts.filter((text) => pattern.test(text)).length === 1);
  relyOn(isKnown, {
    expected: "two inline scripts, the map of chunks and the build's hash",
    where: `the scripts of Gatsby's pages (${texts.join(" | ").slice(0, 300)})`,
  });
  return texts;
};

const SCRIPT = /<script/gi;

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

export interface InlineScripts {
  /** For the content security policy: "sha256-…". */
  readonly hashes: readonly string[];
  /** Markup of the known scripts, to detect whether they differ from those of the previous build. */
  readonly markup: readonly string[];
  /** @throws When an inline script of the HTML is not one of the known ones. */
  readonly check: (file: string, html: string) => void;
}

interface Known {
  /** The texts of the scripts. */
  readonly texts: readonly string[];
  /** Markup of whole scripts, and of the start of those that hold data. */
  readonly markup: readonly string[];
}

/**
 * The inline scripts that pages may have: constants that do not depend on content. The policy's hashes are computed
 * from these and never from pages, or it would allow an injected script.
 */
export const inlineScripts = ({ texts, markup }: Known): InlineScripts => {
  const known = new Set(texts);
  // A script begins with these letters, so a page in which all of them are accounted for has no other script. It is
  // parsed only if some are not, as in an attribute: parsing costs 3 ms a page.
  const isAccountedFor = (html: string): boolean =>
    [...html.matchAll(SCRIPT)].every(({ index }) => markup.some((one) => html.startsWith(one, index)));
  return {
    hashes: texts.map(hashOf).sort(),
    markup,
    check: (file, html) => {
      if (isAccountedFor(html)) return;
      const unknown = scriptsIn(parse(html))
        .filter(isInline)
        .map(textOf)
        .find((text) => !known.has(text));
      if (unknown === undefined) return;
      throw new Error(
        `${file} har et skript som ikke er nettstedets eget, og som lesernes nettlesere ville stoppe: «${unknown.trim().slice(0, 200)}». → Flytt skriptet til en egen .js-fil.`,
      );
    },
  };
};

/** The known scripts of a build: the site's own, and those in the slice that Gatsby inserts into every page. */
export const readInlineScripts = (publicRoot: string): InlineScripts => {
  const slice = readScriptSlice(publicRoot);
  const own = INLINE_SCRIPTS.map((text) => `<script>${text}</script>`);
  return inlineScripts({
    texts: [...INLINE_SCRIPTS, ...gatsbysScripts(slice)],
    markup: [
      DATA_SCRIPT,
      ...own,
      ...deferStartScripts(slice)
        .split(/(?=<script)/)
        .filter((one) => one.startsWith("<script")),
    ],
  });
};

import { readFileSync } from "node:fs";
import type { BrowserName, CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { type Node, parse } from "acorn";
import { simple } from "acorn-walk";
import { z } from "zod";

/** Features that a script needs and that the oldest browsers of package.json's `browserslist` lack, by MDN's data. */

const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

type Floor = readonly (readonly [browser: BrowserName, version: number])[];

/** "safari >= 15.4" as ["safari", 15.4]. */
export const floorOf = (browserslist: readonly string[]): Floor =>
  browserslist.map((entry) => {
    const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    const browser = NAMES[name];
    if (browser === undefined) throw new Error(`${entry} → write it as "safari >= 15.4"`);
    return [browser, Number(version)] as const;
  });

export const floor = (): Floor =>
  floorOf(
    z.object({ browserslist: z.array(z.string()) }).parse(JSON.parse(readFileSync("package.json", "utf8")))
      .browserslist,
  );

const isSupported = ({ support }: CompatStatement, oldest: Floor): boolean =>
  oldest.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(({ version_added: added, flags, partial_implementation: isPartial, version_removed: removed }) => {
        if (typeof added !== "string" || flags !== undefined || isPartial || removed) return false;
        return Number.parseFloat(added.replace("≤", "")) <= version;
      }),
  );

/**
 * Interfaces whose methods are called on unnamed values; other interfaces have method names such as "run" and "show".
 */
const EVERYWHERE: ReadonlySet<string> = new Set([
  "Document",
  "Element",
  "HTMLElement",
  "Node",
  "Window",
  "Headers",
  "URL",
]);

interface Features {
  /** Names of methods that no object has in the oldest browsers. */
  readonly methods: ReadonlySet<string>;
  /** "Object.groupBy", "AbortSignal.any": static members that are missing there. */
  readonly statics: ReadonlySet<string>;
  /** Globals that do not exist there. */
  readonly globals: ReadonlySet<string>;
  /** Where all of these are in a newer browser: "Array.prototype.toSorted", "Response.json", "CompressionStream". */
  readonly paths: ReadonlySet<string>;
}

/** Everything newer than the oldest browsers. */
export const newerThan = (oldest: Floor): Features => {
  const { javascript, api }: CompatData = JSON.parse(readFileSync(require.resolve("@mdn/browser-compat-data"), "utf8"));
  const methods = { newer: new Set<string>(), older: new Set<string>() };
  const statics = new Set<string>();
  const globals = new Set<string>();
  const paths = new Set<string>();
  const members = ({ __compat, ...owned }: Identifier): readonly (readonly [string, Identifier])[] =>
    Object.entries(owned);
  const builtins = javascript.builtins ?? {};
  for (const [owner, described] of [...members(builtins), ...members(api)]) {
    const isOld = described.__compat === undefined || isSupported(described.__compat, oldest);
    if (!isOld) {
      globals.add(owner);
      paths.add(owner);
    }
    for (const [key, { __compat }] of members(described)) {
      if (__compat === undefined || key.endsWith("_event")) continue;
      const name = key.replace(/_static$/, "");
      const isThere = isOld && isSupported(__compat, oldest);
      if (isThere) methods.older.add(name);
      else if (owner in builtins || EVERYWHERE.has(owner)) methods.newer.add(name);
      if (isThere) continue;
      statics.add(`${owner}.${name}`);
      paths.add(`${owner}.${name}`);
      // An object of this kind may have an older method of the same name: `Response.json()` and a response's `json()`.
      if (name === key) paths.add(`${owner}.prototype.${name}`);
    }
  }
  return { methods: new Set([...methods.newer].filter((name) => !methods.older.has(name))), statics, globals, paths };
};

const isNamed = (node: unknown): node is Node & { readonly name: string } =>
  typeof node === "object" && node !== null && "name" in node && typeof node.name === "string";

/** Each once: "Object.groupBy", "….toSorted()", "new CompressionStream", "a regular expression that looks behind". */
export const newerIn = (script: string, { methods, statics, globals }: Features): readonly string[] => {
  const found = new Set<string>();
  const tree = parse(script, {
    ecmaVersion: 2022,
    sourceType: /^(?:im|ex)port\b|\bimport\.meta\b/m.test(script) ? "module" : "script",
  });
  simple(tree, {
    MemberExpression({ object, property, computed }) {
      if (computed || !isNamed(object) || !isNamed(property)) return;
      if (statics.has(`${object.name}.${property.name}`)) found.add(`${object.name}.${property.name}`);
    },
    CallExpression({ callee, optional }) {
      // Features that are called only where they exist.
      if (optional || callee.type !== "MemberExpression" || callee.computed || !isNamed(callee.property)) return;
      if (methods.has(callee.property.name)) found.add(`….${callee.property.name}()`);
    },
    NewExpression({ callee }) {
      if (isNamed(callee) && globals.has(callee.name)) found.add(`new ${callee.name}`);
    },
    Literal({ regex }) {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add("a regular expression that looks behind");
    },
    StaticBlock() {
      found.add("a static block");
    },
  });
  return [...found].sort();
};

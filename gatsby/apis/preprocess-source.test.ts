import { preprocessSource } from "./preprocess-source";

/** What Gatsby parses in a file's place; undefined is the file itself. */
const parsed = (contents: string): unknown => {
  const unused = {} as Parameters<typeof preprocessSource>[0];
  return preprocessSource({ ...unused, filename: "/src/a.tsx", contents }, { plugins: [] }, () => undefined);
};

test.each([
  "export const query = graphql`{ site { id } }`;",
  "const data = useStaticQuery(graphql `{ site { id } }`);",
  "graphql(schema)",
  '<Slice alias="header" />',
  'import { Slice as Part } from "gatsby";',
  "export const Head = () => <title>A</title>;",
  "export function Head() {}",
  "export async function getServerData() {}",
  "export async function config() {}",
  "const A = 1; export { A as Head };",
  "export {\n  A,\n  Head,\n};",
  'export { Head } from "./head";',
  "exports.Head = Head;",
])("Gatsby parses %j", (contents) => expect(parsed(contents)).toBeUndefined());

test.each([
  'import { Heading } from "./heading";',
  "export const Header = () => null;",
  "const config = 1;",
  "interface Head { readonly title: string }",
  'import type { graphql } from "gatsby";',
  "export const sliceOf = (text: string) => text.slice(1);",
])("Gatsby parses nothing for %j", (contents) => expect(parsed(contents)).toBe(";"));

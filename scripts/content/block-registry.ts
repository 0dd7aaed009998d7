import { blockTypeName } from "../../domain/blocks/define-block";
import { grouped } from "../../domain/collections/grouped";

/** A block's facts in the registry. */
interface RegisteredBlock {
  /** "ticket-list" */
  readonly component: string;
  /** The folder of its React component. */
  readonly code: string;
  readonly isLazy: boolean;
}

const componentName = (component: string): string => blockTypeName(component).replace(/Block$/, "");

const modulePath = (code: string): string => `./${code}/${code}`;

/** Blocks that share code are imported together. */
const importLines = (blocks: readonly RegisteredBlock[]): readonly string[] =>
  [...grouped(blocks, ({ code }) => code)].map(
    ([code, all]) =>
      `import { ${all.map(({ component }) => componentName(component)).join(", ")} } from "${modulePath(code)}";`,
  );

/** The chunk is named after the block: the build adds it to the preload links of pages with the block. */
const entry = ({ component, code, isLazy }: RegisteredBlock): string => {
  const [type, name] = [blockTypeName(component), componentName(component)];
  if (!isLazy) return `  ${type}: ${name},`;
  return [
    `  ${type}: onDemand(() =>`,
    `    import(/* webpackChunkName: "block---${type}" */ "${modulePath(code)}").then((code) => code.${name}),`,
    "  ),",
  ].join("\n");
};

/** The text of src/blocks/registry.generated.tsx: component, fragment and chunk name of each block. */
export const registrySource = (blocks: readonly RegisteredBlock[]): string =>
  [
    "// Written by `npm run generate` from the blocks of gatsby-source-kulturhus. Do not edit.",
    'import { graphql } from "gatsby";',
    'import { onDemand } from "../components/on-demand/on-demand";',
    'import type { BlockComponents } from "./block-props";',
    ...importLines(blocks.filter(({ isLazy }) => !isLazy)),
    "",
    "export const COMPONENTS: BlockComponents = {",
    ...blocks.map(entry),
    "};",
    "",
    "export const query = graphql`",
    "  fragment BlockFields on Block {",
    "    __typename",
    "    id",
    "    place {",
    "      row",
    "      column",
    "      order",
    "    }",
    ...blocks.map(({ component }) => `    ...${blockTypeName(component)}Fields`),
    "  }",
    "`;",
    "",
  ].join("\n");

import { blockTypeName } from "../../domain/blocks/define-block";

/** The facts of a block for the registry. */
interface RegisteredBlock {
  /** "ticket-list" */
  readonly component: string;
  readonly isLazy: boolean;
}

const componentName = (component: string): string => blockTypeName(component).replace(/Block$/, "");

const modulePath = (component: string): string => `./${component}/${component}`;

const importLine = ({ component }: RegisteredBlock): string =>
  `import { ${componentName(component)} } from "${modulePath(component)}";`;

/** The chunk is named after the block: the build adds it to the preload links of pages with the block. */
const entry = ({ component, isLazy }: RegisteredBlock): string => {
  const [type, name] = [blockTypeName(component), componentName(component)];
  if (!isLazy) return `  ${type}: ${name},`;
  return [
    `  ${type}: onDemand(() =>`,
    `    import(/* webpackChunkName: "block---${type}" */ "${modulePath(component)}").then((code) => code.${name}),`,
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
    ...blocks.filter(({ isLazy }) => !isLazy).map(importLine),
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

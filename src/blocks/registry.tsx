import { Suspense } from "react";
import { Boundary } from "../components/on-demand/boundary";
import { BrokenPart } from "../components/on-demand/broken-part";
import { copyOfPart, PartStart } from "../components/on-demand/part-start";
import type { BlockComponent, BlockFields, BlockProps, BlockTypeName } from "./block-props";
import { buildFrame } from "./build-frame";
import { COMPONENTS } from "./registry.generated";

/** The one cast of the project: the registry's type ties each name to its own component. */
const componentOf = (name: BlockTypeName) => COMPONENTS[name] as BlockComponent<BlockFields>;

/**
 * Draws any block. Each comes alive by itself, so that a long one holds up none of the others, and breaks by itself. At
 * build, one that breaks stops it, and is named.
 */
export const Block = (props: BlockProps<BlockFields>) => {
  const { block } = props;
  const Component = componentOf(block.__typename);
  const Frame = buildFrame(block);
  return (
    <>
      <PartStart id={block.id} />
      <Suspense>
        <Boundary
          name={`Block ${block.id}`}
          broken={<BrokenPart />}
          copy={() => copyOfPart(block.id)}
          note={<BrokenPart />}
        >
          <Frame>
            <Component {...props} />
          </Frame>
        </Boundary>
      </Suspense>
    </>
  );
};

/** Fetches the code that blocks need besides the template's own. */
export const prepareBlocks = (blocks: readonly BlockFields[]): Promise<unknown> =>
  Promise.all(blocks.map((block) => componentOf(block.__typename).prepare?.(block)));

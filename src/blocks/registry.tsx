import { Suspense, useMemo } from "react";
import { Boundary } from "../components/on-demand/boundary";
import { BrokenPart } from "../components/on-demand/broken-part";
import { copyOfPart, PartStart } from "../components/on-demand/part-start";
import { useLiveData } from "../features/events/events";
import type { BlockComponent, BlockFields, BlockProps, BlockTypeName } from "./block-props";
import { buildFrame } from "./build-frame";
import { COMPONENTS } from "./registry.generated";

/** The one cast of the project: the registry's type ties each name to its component. */
const componentOf = (name: BlockTypeName) => COMPONENTS[name] as BlockComponent<BlockFields>;

/** A block with the current data of all its showings: components need not know where it comes from. */
const LiveBlock = ({ block: built, headline, first }: BlockProps<BlockFields>) => {
  const block = useLiveData(built);
  const Component = componentOf(block.__typename);
  return useMemo(() => <Component {...{ block, headline, first }} />, [Component, block, headline, first]);
};

/**
 * Renders any block. Each hydrates separately, so that a long one does not delay the others, and has its own error
 * boundary. At build, an error in a block ends the build with the block's name.
 */
export const Block = (props: BlockProps<BlockFields>) => {
  const { block } = props;
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
            <LiveBlock {...props} />
          </Frame>
        </Boundary>
      </Suspense>
    </>
  );
};

/** Loads the code that blocks need besides the template's. */
export const prepareBlocks = (blocks: readonly BlockFields[]): Promise<unknown> =>
  Promise.all(blocks.map((block) => componentOf(block.__typename).prepare?.(block)));

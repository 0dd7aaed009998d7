import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import type { BlockProps } from "../block-props";

/** Renders a block, of whose data a test changes some. */
export const blockRenderer =
  <Fields extends object>(
    Block: ComponentType<BlockProps<Fields>>,
    block: NoInfer<Fields>,
    place: Omit<BlockProps<Fields>, "block"> = FURTHER_DOWN,
  ) =>
  (changes: Partial<Fields> = {}) =>
    render(<Block block={{ ...block, ...changes }} {...place} />);

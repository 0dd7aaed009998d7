import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { FURTHER_DOWN } from "./block-props";

interface Place {
  readonly headline: "h1" | "h2";
  readonly first: boolean;
}

/** Renders a block, of whose data a test changes some. */
export const blockRenderer =
  <Fields extends object>(
    Block: ComponentType<{ readonly block: Fields } & Place>,
    block: NoInfer<Fields>,
    place: Place = FURTHER_DOWN,
  ) =>
  (changes: Partial<Fields> = {}) =>
    render(<Block block={{ ...block, ...changes }} {...place} />);

import { type ComponentType, Fragment, type ReactNode } from "react";

type Frame = ComponentType<{ readonly children: ReactNode }>;

const frames = new Map<string, Frame>();

/** React's component stack names components by the names of their functions. */
const named = (name: string): Frame => {
  const frame = ({ children }: { readonly children: ReactNode }) => children;
  return Object.defineProperty(frame, "name", { value: name });
};

/**
 * At build, wraps a block in a component named after it, so that an error says which block of the page failed
 * (app/replace-renderer.ts). In the browser the block's boundary has its name.
 */
export const buildFrame = ({ id, __typename }: { readonly id: string; readonly __typename: string }): Frame => {
  if (typeof window !== "undefined") return Fragment;
  const name = `block:${__typename}:${id}`;
  const frame = frames.get(name) ?? named(name);
  frames.set(name, frame);
  return frame;
};

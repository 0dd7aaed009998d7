import { type ComponentType, Fragment, type ReactNode } from "react";

type Frame = ComponentType<{ readonly children: ReactNode }>;

const frames = new Map<string, Frame>();

/** The stack that React gives with an error names components by the names of their functions. */
const named = (name: string): Frame => {
  const frame = ({ children }: { readonly children: ReactNode }) => children;
  return Object.defineProperty(frame, "name", { value: name });
};

/**
 * At build, a frame around a block that bears its name, so that an error tells which block of the page broke
 * (app/replace-renderer.ts). In the browser its boundary knows the name.
 */
export const buildFrame = ({ id, __typename }: { readonly id: string; readonly __typename: string }): Frame => {
  if (typeof window !== "undefined") return Fragment;
  const name = `block:${__typename}:${id}`;
  const frame = frames.get(name) ?? named(name);
  frames.set(name, frame);
  return frame;
};

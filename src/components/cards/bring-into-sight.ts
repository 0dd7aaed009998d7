import type { FocusEvent } from "react";

/** Chromium does not scroll to an item that is partly outside its row when it gets keyboard focus. */
export const bringIntoSight = ({ target }: FocusEvent<HTMLElement>): void =>
  target.closest("li")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });

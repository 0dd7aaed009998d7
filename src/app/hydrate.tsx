import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenIdle } from "../lib/when-idle";
import { SiteBoundary } from "./failures/site-boundary";

/** Boundaries log what they catch, by name; React would log it once more. */
const onCaughtError = (): void => undefined;

const hydrate = (element: ReactElement, container: Element): void =>
  whenIdle(
    () => startTransition(() => void hydrateRoot(container, <SiteBoundary>{element}</SiteBoundary>, { onCaughtError })),
    { within: 500, orAfter: 1 },
  );

/**
 * Hydrates when the browser is idle, in slices that yield every few milliseconds: input in between is handled at once,
 * however long the page is. Gatsby's own wrappers are inside a boundary too, since React removes the whole page for an
 * error that no boundary catches. In develop there is no static page, and Gatsby renders in its own way.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrate : undefined;

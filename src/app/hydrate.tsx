import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenIdle } from "../lib/when-idle";
import { SiteBoundary } from "./site-boundary";

/** What a boundary has caught it logs itself, by the name of what broke; React would tell of it once more. */
const onCaughtError = (): void => undefined;

const hydrate = (element: ReactElement, container: Element): void =>
  whenIdle(
    () => startTransition(() => void hydrateRoot(container, <SiteBoundary>{element}</SiteBoundary>, { onCaughtError })),
    { within: 500, orAfter: 1 },
  );

/**
 * What Gatsby itself puts around the site's own parts is inside of a boundary too: React takes the whole page away for an error that
 * no boundary catches.
 *
 * The static page comes alive when the browser is idle, in slices that let go of the processor every few milliseconds:
 * a tap or a scroll in between is answered at once, however long the programme is. In develop there is no static page,
 * and Gatsby draws it in its own way.
 */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrate : undefined;

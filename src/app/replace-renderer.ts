import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { holdBack } from "./first-load/hold-back";

/** "blokken «om-rommet» (RoomBlock)": the innermost block in a component stack (blocks/build-frame.tsx). */
const blockIn = (componentStack: string | null | undefined): string | null => {
  const [, type, id] = /\bblock:(\w+):([\w-]+)/.exec(componentStack ?? "") ?? [];
  return type && id ? `blokken «${id}» (${type})` : null;
};

/** The same error, with its stack; its message begins with where it happened. */
const locate = (error: unknown, where: string): Error => {
  const original = error instanceof Error ? error : new Error(String(error));
  const message = `${where}: ${original.message}`;
  const located = new Error(message, { cause: original });
  located.stack = original.stack?.replace(original.message, message) ?? message;
  return located;
};

/**
 * Renders a page as text, complete and in reading order. React would stream long or late parts to the end, for a script
 * to move; without script the programme would be missing.
 * @throws What a component throws, naming its block: it ends the build.
 */
export const renderInOrder = (element: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error, { componentStack }) => {
        const block = blockIn(componentStack);
        reject(block === null ? error : locate(error, block));
      },
    });
  });

export const replaceRenderer = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  try {
    replaceBodyHTMLString(holdBack(await renderInOrder(bodyComponent)));
  } catch (error) {
    throw locate(error, `Siden ${pathname} kan ikke lages, se filen i content/pages som har den adressen`);
  }
};

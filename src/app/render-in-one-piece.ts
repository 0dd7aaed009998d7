import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * A page as text, complete in reading order. React would send what is long or comes late after everything else, for a
 * script to put in its place; readers without script would not see the programme.
 * @throws What a component throws: a block that breaks stops the build.
 */
export const inOnePiece = (element: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

export const replaceRenderer = async ({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> => {
  replaceBodyHTMLString(await inOnePiece(bodyComponent));
};

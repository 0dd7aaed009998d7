import { type Load, never } from "./gatsby-globals";

let latest = 0;

/** What is still being waited for is given up: the reader has arrived somewhere, or wants to go elsewhere. */
export const giveUpEarlier = (): void => {
  latest += 1;
};

/**
 * Only the latest navigation counts. Gatsby finishes every one that was begun, so that a slow page would take a reader away
 * from the faster one that was chosen after it.
 */
export const onlyLatest =
  (load: Load): Load =>
  async (path) => {
    giveUpEarlier();
    const mine = latest;
    const page = await load(path);
    return mine === latest ? page : never();
  };

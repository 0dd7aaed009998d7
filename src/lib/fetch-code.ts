const addressOf = (error: unknown): string | null =>
  error instanceof Error && "request" in error && typeof error.request === "string" ? error.request : null;

/** Past the browser's own cache, which keeps a broken copy of a file with a hash in its name for ever. */
const renew = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { cache: "reload" })).ok;
  } catch {
    return false;
  }
};

/**
 * Code that does not come, or comes broken, is asked for once more.
 * @param load Fetches the code. Webpack's errors name the file that was asked for.
 * @throws What the first attempt threw, when the second one fails too.
 */
export const loadTwice = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    const address = addressOf(error);
    if (address === null || !(await renew(address))) throw error;
    return load();
  }
};

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
 * Code that does not come, or comes broken, is asked for once more: each of its files once, since they fail one after
 * the other.
 * @param load Fetches the code. Webpack's errors name the file that was asked for.
 * @throws What an attempt threw whose file had been asked for again before, or cannot be had.
 */
export const loadTwice = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const renewed = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const address = addressOf(error);
      if (address === null || renewed.has(address) || !(await renew(address))) throw error;
      renewed.add(address);
    }
  }
};

const addressOf = (error: unknown): string | null =>
  error instanceof Error && "request" in error && typeof error.request === "string" ? error.request : null;

/** Past the browser's HTTP cache, which stores a broken copy of a hashed file forever. */
const renew = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { cache: "reload" })).ok;
  } catch {
    return false;
  }
};

/**
 * Retries code that fails to load or is broken: each of its files once, since they fail one after another.
 * @param load Loads the code. Webpack's errors name the requested file.
 * @throws The error of an attempt whose file has already been retried, or cannot be loaded.
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

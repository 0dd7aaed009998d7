import { useEffect, useState } from "react";

export interface Loaded<Value> {
  readonly value: Value | null;
  readonly failure: string | null;
}

/** What `load` gives, loaded again when `key` is another one. */
export const useLoaded = <Value>(load: () => Promise<Value>, key: string): Loaded<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value> & { readonly key: string }>({ key, value: null, failure: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time; `key` changes with it.
  useEffect(() => {
    let isCurrent = true;
    const settle = (one: Loaded<Value>) => {
      if (isCurrent) setLoaded({ ...one, key });
    };
    load().then(
      (value) => settle({ value, failure: null }),
      (error: unknown) => settle({ value: null, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded.key === key ? loaded : { value: null, failure: null };
};

import { useEffect, useState } from "react";
import { messageOf } from "../text/message-of";

export interface Loaded<Value> {
  readonly value: Value | null;
  readonly failure: string | null;
}

/**
 * Result of `load`, reloaded when `key` or `edition` changes. A new `edition` keeps the old value until the new one
 * arrives. Nothing is loaded while `load` is null.
 */
export const useLoaded = <Value>(load: (() => Promise<Value>) | null, key: string, edition = 0): Loaded<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value> & { readonly key: string }>({ key, value: null, failure: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time; `key` changes with it.
  useEffect(() => {
    if (load === null) return undefined;
    let isCurrent = true;
    const settle = (one: Loaded<Value>) => {
      if (isCurrent) setLoaded({ ...one, key });
    };
    load().then(
      (value) => settle({ value, failure: null }),
      (error: unknown) => settle({ value: null, failure: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, edition]);
  return loaded.key === key ? loaded : { value: null, failure: null };
};

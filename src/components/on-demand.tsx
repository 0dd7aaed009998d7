import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from "react";
import { loadTwice } from "../lib/fetch-code";
import { MissingPart } from "./missing-part";

type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the component's code, once; a failed attempt is made again by the next who asks. */
  readonly prepare: () => Promise<unknown>;
};

const isFine = (): boolean => false;

/**
 * A component whose code is fetched only for pages that have it. It is drawn at once after `prepare`, and in one piece
 * with its page at build. When its code does not come, what the build has drawn stays to be read, and the reader is told.
 * @param load Fetches the code: `() => import("./part").then(({ Part }) => Part)`.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let loading: Promise<ComponentType<Props>> | null = null;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const setFailed = (failed: boolean): void => {
    hasFailed = failed;
    for (const listener of listeners) listener();
  };
  // Not `loading`, which may fail: what waits for the code goes on waiting through all attempts.
  let arrive: (component: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const prepare = () => {
    if (loading !== null && !hasFailed) return loading;
    if (hasFailed) setFailed(false);
    loading = loadTwice(load).then(
      (loaded) => {
        // What React itself notes on a promise that it has waited for: so that nothing is waited for a second time.
        Object.assign(arrived, { status: "fulfilled", value: loaded });
        arrive(loaded);
        return loaded;
      },
      (error: unknown) => {
        setFailed(true);
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside all components
  const Loaded = (props: Props) => {
    if (loading === null) prepare().catch(() => undefined);
    const Component = use(arrived);
    return <Component {...props} />;
  };
  // Drawn anew only when its props change: React gives up what the build has drawn when it must draw around it anew.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside all components
  const Waiting = memo((props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside all components
  const Part = (props: Props) => {
    const isMissing = useSyncExternalStore(subscribe, () => hasFailed, isFine);
    return (
      <>
        <Waiting {...props} />
        {isMissing && <MissingPart onRetry={() => void prepare().catch(() => undefined)} />}
      </>
    );
  };
  return Object.assign(Part, { prepare });
};

import { type ComponentType, memo, Suspense, use, useState, useSyncExternalStore } from "react";
import { loadTwice } from "../../lib/fetch-code";
import { siteTexts } from "../../lib/texts";
import * as styles from "./broken-part.module.css";

/** Shown beside a component whose code could not be fetched, with a retry button. */
const MissingPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.broken} role="alert">
    <p>{siteTexts.blockMissing}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
      {siteTexts.tryAgain}
    </button>
  </div>
);

type OnDemand<Props> = ComponentType<Props> & {
  /** Loads the component's code, once; after a failure the next call tries again. */
  readonly prepare: () => Promise<unknown>;
};

const isFine = (): boolean => false;

/**
 * A component whose code is loaded only for pages that have it. It renders at once after `prepare`, and synchronously
 * with its page at build. When its code fails to load, the prerendered markup stays, with a note.
 * @param load Loads the code: `() => import("./part").then(({ Part }) => Part)`.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let loading: Promise<ComponentType<Props>> | null = null;
  let component: ComponentType<Props> | null = null;
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
  // Suspense waits on this promise rather than on `loading`, so that a failed attempt can be retried.
  let arrive: (component: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const prepare = () => {
    if (loading !== null && !hasFailed) return loading;
    if (hasFailed) setFailed(false);
    loading = loadTwice(load).then(
      (loaded) => {
        component = loaded;
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
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  const Loaded = (props: Props) => {
    if (loading === null) prepare().catch(() => undefined);
    const Component = use(arrived);
    return <Component {...props} />;
  };
  // Renders again only when its props change: React discards prerendered markup when it must render around it again. A
  // component that is loaded at the first render is rendered itself, since `use` suspends once even on a settled
  // promise.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside all components
  const Waiting = memo((props: Props) => {
    const [ready] = useState(() => component);
    const Component = ready ?? Loaded;
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  });
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

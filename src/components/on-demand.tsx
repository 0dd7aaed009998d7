import { type ComponentType, use } from "react";

type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the component's code, once; a failed attempt is made again by the next who asks. */
  readonly prepare: () => Promise<unknown>;
};

/**
 * A component whose code is fetched only for pages that have it. It is drawn at once after `prepare`, and in one piece
 * with its page at build; without either, the nearest Suspense waits.
 * @param load Fetches the code: `() => import("./part").then(({ Part }) => Part)`.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let hasFailed = false;
  const prepare = () => {
    if (loading !== null && !hasFailed) return loading;
    hasFailed = false;
    loading = load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside all components
  const Part = (props: Props) => {
    // Not a new attempt with each drawing: what has failed is thrown to the nearest boundary, which asks when it is to be tried again.
    const Loaded = part ?? use(loading ?? prepare());
    return <Loaded {...props} />;
  };
  return Object.assign(Part, { prepare });
};

import { isRecord } from "../is-record";

/** The plugins of a webpack configuration that a class of this name has made. */
export const pluginsNamed = (plugins: unknown, name: string): readonly Record<string, unknown>[] =>
  Array.isArray(plugins) ? plugins.filter(isRecord).filter((plugin) => plugin.constructor.name === name) : [];

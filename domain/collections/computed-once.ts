/** Memoises a function of an object by identity, for the object's lifetime. The object must not change. */
export const computedOnce = <Source extends object, Result extends NonNullable<unknown>>(
  compute: (source: Source) => Result,
): ((source: Source) => Result) => {
  const known = new WeakMap<Source, Result>();
  return (source) => {
    const result = known.get(source) ?? compute(source);
    known.set(source, result);
    return result;
  };
};

/** Computes something of an object once, for as long as the object lives. The object must not change afterwards. */
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

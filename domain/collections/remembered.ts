interface Known<Result> {
  readonly given: readonly unknown[];
  readonly result: Result;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => Object.is(one, others[at]));

/**
 * The last result for each object, for the object's lifetime; `given` are all other values that the result depends on,
 * compared by identity.
 */
export class Remembered<Source extends object, Result> {
  readonly #known = new WeakMap<Source, Known<Result>>();

  of(source: Source, given: readonly unknown[], work: () => Result): Result {
    const known = this.#known.get(source);
    if (known !== undefined && isSame(known.given, given)) return known.result;
    const result = work();
    this.#known.set(source, { given, result });
    return result;
  }
}

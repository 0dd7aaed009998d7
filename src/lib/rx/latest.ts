import { catchError, defer, type Observable, type ObservableInput, type OperatorFunction, of, switchMap } from "rxjs";

/**
 * "Only the latest request of each kind counts": a new value cancels the work for the one before. An error ends only
 * the work that failed, as the action that `failed` makes of it, and the stream goes on.
 */
export const latest = <Value, Result>(
  work: (value: Value) => ObservableInput<Result>,
  failed: (error: unknown, value: Value) => Result,
): OperatorFunction<Value, Result> =>
  switchMap(
    (value): Observable<Result> => defer(() => work(value)).pipe(catchError((error) => of(failed(error, value)))),
  );

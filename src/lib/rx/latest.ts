import { catchError, defer, type Observable, type ObservableInput, type OperatorFunction, of, switchMap } from "rxjs";

/**
 * "Only the latest request of each kind counts": a new value cancels the work for the one before. An error ends only
 * the work that failed, as the action that `failed` makes of it, and the stream goes on.
 */
export const latest = <Value, Result, Failure = Result>(
  work: (value: Value) => ObservableInput<Result>,
  failed: (error: unknown, value: Value) => Failure,
): OperatorFunction<Value, Result | Failure> =>
  switchMap(
    (value): Observable<Result | Failure> =>
      defer(() => work(value)).pipe(catchError((error) => of(failed(error, value)))),
  );

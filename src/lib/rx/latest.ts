import { catchError, defer, type Observable, type ObservableInput, type OperatorFunction, of, switchMap } from "rxjs";

/**
 * "Only the latest request of each kind counts": a new value cancels the work for the previous one. An error ends only
 * the work that failed, with the action that `failed` returns, and the stream continues.
 */
export const latest = <Value, Result, Failure = Result>(
  work: (value: Value) => ObservableInput<Result>,
  failed: (error: unknown, value: Value) => Failure,
): OperatorFunction<Value, Result | Failure> =>
  switchMap(
    (value): Observable<Result | Failure> =>
      defer(() => work(value)).pipe(catchError((error) => of(failed(error, value)))),
  );

import { catchError, defer, Observable, type ObservableInput, type OperatorFunction, of, switchMap } from "rxjs";

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

/** A call as an observable: it is made on subscribing, and unsubscribing aborts it. */
export const fromCall = <Answer>(call: (signal: AbortSignal) => Promise<Answer>): Observable<Answer> =>
  new Observable((subscriber) => {
    const controller = new AbortController();
    call(controller.signal).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
    return () => controller.abort();
  });

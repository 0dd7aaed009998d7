import { Observable } from "rxjs";

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

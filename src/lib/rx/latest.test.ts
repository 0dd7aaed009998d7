import { map, throwError, timer } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import { latest } from "./latest";

const scheduler = () => new TestScheduler((actual, expected) => expect(actual).toEqual(expected));

test("keeps only the latest result", () =>
  scheduler().run(({ hot, expectObservable }) => {
    const requested = hot("a--b----|");
    const answers = requested.pipe(latest((value) => timer(4).pipe(map(() => value)), String));
    expectObservable(answers).toBe("-------b|");
  }));

test("maps an error to a result and continues", () =>
  scheduler().run(({ hot, expectObservable }) => {
    const requested = hot("a-b-|");
    const answers = requested.pipe(
      latest(
        (value) => (value === "a" ? throwError(() => "broken") : [value]),
        (error, value) => `${value} ${error}`,
      ),
    );
    expectObservable(answers).toBe("x-b-|", { x: "a broken", b: "b" });
  }));

test("continues after work that throws synchronously", () =>
  scheduler().run(({ hot, expectObservable }) => {
    const requested = hot("a|");
    const answers = requested.pipe(
      latest(
        (): never => {
          throw new Error("no address");
        },
        (error) => String(error),
      ),
    );
    expectObservable(answers).toBe("x|", { x: "Error: no address" });
  }));

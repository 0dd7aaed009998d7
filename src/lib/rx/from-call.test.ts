import { firstValueFrom } from "rxjs";
import { fromCall } from "./from-call";

test("emits the response and completes", async () => {
  await expect(firstValueFrom(fromCall(async () => 7))).resolves.toBe(7);
});

test("is made on each subscription", () => {
  const call = jest.fn(async () => 7);
  const answer$ = fromCall(call);
  expect(call).not.toHaveBeenCalled();
  answer$.subscribe();
  answer$.subscribe();
  expect(call).toHaveBeenCalledTimes(2);
});

test.each([
  ["later", async () => Promise.reject(new Error("broken"))],
  [
    "at once",
    () => {
      throw new Error("broken");
    },
  ],
])("fails with an error that is thrown %s", async (_when, call) => {
  await expect(firstValueFrom(fromCall(call))).rejects.toThrow("broken");
});

test("is aborted by unsubscribing, and emits nothing after that", async () => {
  const signals: AbortSignal[] = [];
  const said: unknown[] = [];
  const subscription = fromCall((signal) => {
    signals.push(signal);
    return new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  }).subscribe({ next: (value) => said.push(value), error: (error) => said.push(error) });
  subscription.unsubscribe();
  await Promise.resolve();
  expect(signals[0]?.aborted).toBe(true);
  expect(said).toEqual([]);
});

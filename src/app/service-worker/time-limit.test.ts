import { limitEvent, within } from "./time-limit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

const settledAfter = async (work: Promise<unknown>, ms: number): Promise<string> => {
  let state = "waits";
  work.then(
    () => {
      state = "ended";
    },
    () => {
      state = "failed";
    },
  );
  await jest.advanceTimersByTimeAsync(ms);
  return state;
};

test("a promise that never settles rejects at its limit, and not before", async () => {
  const limited = within(never, 1000);
  expect(await settledAfter(limited, 999)).toBe("waits");
  expect(await settledAfter(limited, 1)).toBe("failed");
});

test("a promise that settles in time keeps its result, and leaves no timer", async () => {
  await expect(within(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(within(Promise.reject(new TypeError("x")), 1000)).rejects.toThrow("x");
  expect(jest.getTimerCount()).toBe(0);
});

const eventWith = (limit: Parameters<typeof limitEvent>[1]) => {
  const waited: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => void waited.push(work) };
  limitEvent(event, limit);
  return { event, waited };
};

test.each([
  ["end", "ended"],
  ["fail", "failed"],
] as const)(
  "an event that is to %s is extended until its limit at most, by any listener",
  async (atLimit, expected) => {
    const { event, waited } = eventWith({ ms: 1000, atLimit });
    event.waitUntil(never);
    event.waitUntil(Promise.resolve());
    const [first = never, second = never] = waited;
    expect(await settledAfter(second, 0)).toBe("ended");
    expect(await settledAfter(first, 999)).toBe("waits");
    expect(await settledAfter(first, 1)).toBe(expected);
  },
);

test("an event ends at once on request", async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { event, waited } = eventWith({ ms: 1000, atLimit: "end", ended });
  event.waitUntil(never);
  const [work = never] = waited;
  expect(await settledAfter(work, 10)).toBe("waits");
  end();
  expect(await settledAfter(work, 0)).toBe("ended");
});

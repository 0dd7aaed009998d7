import { networkFirst } from "./network-first";

const text = async (options: Parameters<typeof networkFirst>[0]) => {
  const answer = await networkFirst(options);
  return answer && [await answer.response.text(), answer.staleReason];
};

const never = new Promise<never>(() => undefined);
const now = Promise.resolve();
const cached = async () => new Response("cached");
const nothing = async () => null;
const soon = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 5, value));

test("the network's response is used, whatever its status", async () => {
  const network = Promise.resolve(new Response("gone", { status: 404 }));
  expect(await text({ network, readCached: cached, maximumWait: never })).toEqual(["gone", null]);
});

test("the cached response is used when the network fails", async () => {
  expect(await text({ network: Promise.reject(new TypeError("x")), readCached: cached, maximumWait: never })).toEqual([
    "cached",
    "offline",
  ]);
});

test("the cached response is used after the maximum wait", async () => {
  expect(await text({ network: never, readCached: cached, maximumWait: now })).toEqual(["cached", "slow"]);
});

test("a slow network is awaited when nothing is cached", async () => {
  expect(await text({ network: soon(new Response("late")), readCached: nothing, maximumWait: now })).toEqual([
    "late",
    null,
  ]);
});

test("there is no response when the network fails and nothing is cached", async () => {
  expect(
    await text({ network: Promise.reject(new TypeError("x")), readCached: nothing, maximumWait: never }),
  ).toBeNull();
  const late = soon(null).then(() => Promise.reject(new TypeError("x")));
  expect(await text({ network: late, readCached: nothing, maximumWait: now })).toBeNull();
});

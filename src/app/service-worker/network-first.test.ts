import { networkFirst } from "./network-first";

const text = async (asking: Parameters<typeof networkFirst>[0]) => {
  const answer = await networkFirst(asking);
  return answer && [await answer.response.text(), answer.kept];
};

const never = new Promise<never>(() => undefined);
const now = Promise.resolve();
const kept = async () => new Response("kept");
const nothing = async () => null;
const soon = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 5, value));

test("the network's answer wins, whatever its status", async () => {
  const network = Promise.resolve(new Response("gone", { status: 404 }));
  expect(await text({ network, readKept: kept, patience: never })).toEqual(["gone", null]);
});

test("what was kept comes when the network fails", async () => {
  expect(await text({ network: Promise.reject(new TypeError("x")), readKept: kept, patience: never })).toEqual([
    "kept",
    "offline",
  ]);
});

test("what was kept comes when the reader has waited long enough", async () => {
  expect(await text({ network: never, readKept: kept, patience: now })).toEqual(["kept", "slow"]);
});

test("a slow network is waited for when nothing was kept", async () => {
  expect(await text({ network: soon(new Response("late")), readKept: nothing, patience: now })).toEqual(["late", null]);
});

test("there is nothing when the network fails and nothing was kept", async () => {
  expect(await text({ network: Promise.reject(new TypeError("x")), readKept: nothing, patience: never })).toBeNull();
  const late = soon(null).then(() => Promise.reject(new TypeError("x")));
  expect(await text({ network: late, readKept: nothing, patience: now })).toBeNull();
});

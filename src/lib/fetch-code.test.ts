import { loadTwice } from "./fetch-code";

const lost = (): Error => Object.assign(new Error("Loading chunk 7 failed."), { request: "/header-1.js" });
const answers = (ok: boolean) => jest.fn(async () => ({ ok }));

const fetchWith = (fetch: unknown) => Object.assign(globalThis, { fetch });

test("retries code that failed to load once, past the cache", async () => {
  const fetch = answers(true);
  fetchWith(fetch);
  const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValueOnce("kode");
  await expect(loadTwice(load)).resolves.toBe("kode");
  expect(fetch.mock.calls).toEqual([["/header-1.js", { cache: "reload" }]]);
});

test("retries each of its files once; they fail one after another", async () => {
  const fetch = answers(true);
  fetchWith(fetch);
  const failing = (request: string) => Object.assign(new Error("Loading chunk failed."), { request });
  const load = jest
    .fn()
    .mockRejectedValueOnce(failing("/a.js"))
    .mockRejectedValueOnce(failing("/b.js"))
    .mockRejectedValueOnce(failing("/c.js"))
    .mockResolvedValueOnce("kode");
  await expect(loadTwice(load)).resolves.toBe("kode");
  expect(fetch.mock.calls.map(([address]: readonly unknown[]) => address)).toEqual(["/a.js", "/b.js", "/c.js"]);
  const again = jest
    .fn()
    .mockRejectedValueOnce(failing("/a.js"))
    .mockRejectedValueOnce(failing("/b.js"))
    .mockRejectedValue(failing("/a.js"));
  await expect(loadTwice(again)).rejects.toThrow("Loading chunk failed.");
  expect(again).toHaveBeenCalledTimes(3);
});

test("rejects after the second attempt", async () => {
  fetchWith(answers(true));
  const error = lost();
  const load = jest.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(error);
  await expect(loadTwice(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ["there is no network", jest.fn(() => Promise.reject(new TypeError("Failed to fetch")))],
  ["the server answers with an error", answers(false)],
  ["the browser cannot ask", undefined],
])("rejects with the first error when %s", async (_when, fetch) => {
  fetchWith(fetch);
  const error = lost();
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadTwice(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});

test("does not retry code that loaded and threw: it would throw again", async () => {
  const load = jest.fn(() => Promise.reject(new TypeError("x is not a function")));
  await expect(loadTwice(load)).rejects.toThrow("x is not a function");
  expect(load).toHaveBeenCalledTimes(1);
});

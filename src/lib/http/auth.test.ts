import { createClient } from "./client";
import { HttpError } from "./send";
import { startServer, type TestServer } from "./testing/test-server";

let server: TestServer;
afterEach(() => server.close());

const THINGS = { method: "GET", path: "/things" } as const;

/** A service that accepts only the newest token, and its auth service. */
const service = async ({ token, valid = () => true }: { token?: string; valid?: (token: string) => boolean } = {}) => {
  let fetched = 0;
  server = await startServer(({ url, headers }) => {
    if (url === "/token") {
      fetched += 1;
      return { body: { token: `t${fetched}` } };
    }
    const isIn = headers.authorization === `Bearer t${fetched}` && valid(`t${fetched}`);
    return isIn ? { body: "in" } : { status: 401, body: "who?" };
  });
  const auth = createClient({ baseUrl: server.url });
  const fetchToken = async (): Promise<string> => {
    const answer = await auth.call({ method: "POST", path: "/token" });
    return typeof answer === "object" && answer !== null && "token" in answer ? String(answer.token) : "";
  };
  const { call } = createClient({
    baseUrl: server.url,
    auth: { method: "bearer", fetchToken, ...(token !== undefined && { token }) },
  });
  return { call, urls: () => server.calls.map(({ url }) => url) };
};

test("fetches a token once, and reuses it", async () => {
  const { call, urls } = await service();
  expect(await call(THINGS)).toBe("in");
  expect(await call(THINGS)).toBe("in");
  expect(urls()).toEqual(["/token", "/things", "/things"]);
});

test("renews a refused token, and retries once", async () => {
  const { call, urls } = await service({ token: "old" });
  expect(await call(THINGS)).toBe("in");
  expect(urls()).toEqual(["/things", "/token", "/things"]);
});

test("renews it once for all pending calls", async () => {
  const { call, urls } = await service({ token: "old" });
  expect(await Promise.all([call(THINGS), call(THINGS), call(THINGS)])).toEqual(["in", "in", "in"]);
  expect(urls().filter((url) => url === "/token")).toHaveLength(1);
});

test("rejects after one retry", async () => {
  const { call, urls } = await service({ token: "old", valid: () => false });
  await expect(call(THINGS)).rejects.toThrow("Request failed with status code 401");
  expect(urls()).toEqual(["/things", "/token", "/things"]);
});

test("does not retry a failed renewal; the next call renews again", async () => {
  let tokens = 0;
  server = await startServer(() => ({ status: 401 }));
  const { call } = createClient({
    baseUrl: server.url,
    auth: {
      method: "bearer",
      token: "old",
      fetchToken: async () => {
        tokens += 1;
        throw new HttpError("status", "Request failed with status code 401", { status: 401, body: "no service" });
      },
    },
  });
  const errors = await Promise.all([call(THINGS), call(THINGS)].map((one) => one.catch((error: unknown) => error)));
  expect(errors).toEqual([expect.objectContaining({ body: "no service" }), expect.objectContaining({ status: 401 })]);
  expect(tokens).toBe(1);
  await expect(call(THINGS)).rejects.toThrow("401");
  expect(tokens).toBe(2);
});

test("rethrows other errors", async () => {
  server = await startServer(() => ({ status: 403 }));
  const fetchToken = jest.fn(async () => "new");
  const { call } = createClient({ baseUrl: server.url, auth: { method: "bearer", token: "old", fetchToken } });
  await expect(call(THINGS)).rejects.toThrow("403");
  expect(fetchToken).not.toHaveBeenCalled();
});

import type { FastifyInstance } from "fastify";
import { HOOK_PATH, isLongEnough, refreshHook } from "./refresh-hook";

/** Over real HTTP. */

const SECRET = "en-hemmelighet-som-er-lang-nok";

let app: FastifyInstance;
const requestRefresh = jest.fn((): "started" | "follows" => "started");

beforeEach(async () => {
  requestRefresh.mockClear();
  app = await refreshHook({ secret: SECRET, requestRefresh });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

const call = async ({
  path = HOOK_PATH,
  method = "POST",
  secret = SECRET,
  ...rest
}: Partial<RequestInit> & { path?: string; secret?: string | null } = {}) => {
  const response = await fetch(app.listeningOrigin + path, {
    method,
    ...rest,
    headers: { ...(secret !== null && { Authorization: `Bearer ${secret}` }), ...rest.headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("a call with the secret asks for a refresh, whatever it sends", async () => {
  expect(await call()).toMatchObject({ status: 202, text: expect.stringContaining("Nettstedet oppdateres.") });
  requestRefresh.mockReturnValueOnce("follows");
  expect((await call()).text).toContain("en gang til etterpå");
  for (const type of ["application/json", "application/x-www-form-urlencoded", "text/xml"]) {
    expect((await call({ headers: { "Content-Type": type }, body: "{<" })).status).toBe(202);
  }
  expect(requestRefresh).toHaveBeenCalledTimes(5);
});

test.each([
  ["no secret", null],
  ["a wrong one", "en-annen-hemmelighet-som-er-lang"],
  ["the beginning of it", SECRET.slice(0, -1)],
  ["an empty one", ""],
])("a call with %s asks for nothing", async (_what, secret) => {
  const { status, headers } = await call({ secret });
  expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(requestRefresh).not.toHaveBeenCalled();
});

test("only POST to the one address is answered", async () => {
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
    const { status, headers } = await call({ method });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  }
  expect((await call({ path: "/" })).status).toBe(404);
  expect((await call({ path: "/", secret: null })).status).toBe(401);
  expect(requestRefresh).not.toHaveBeenCalled();
});

test("too many wrong secrets are refused, and the right one is still taken", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 22; number += 1) statuses.push((await call({ secret: "feil" })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
  const refused = await call({ secret: "feil" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  for (let number = 0; number < 50; number += 1) expect((await call()).status).toBe(202);
});

test("a body that is too large is refused", async () => {
  const headers = { "Content-Type": "application/json" };
  expect((await call({ headers, body: "x".repeat(65_537) })).status).toBe(413);
  expect(requestRefresh).not.toHaveBeenCalled();
  expect((await call({ headers, body: "x".repeat(65_536) })).status).toBe(202);
});

test("a short secret is none", () => {
  expect(["kort", "x".repeat(23), "x".repeat(24), SECRET].map(isLongEnough)).toEqual([false, false, true, true]);
});

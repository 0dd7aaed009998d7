import { startServer, type TestServer } from "../../../lib/http/testing/test-server";
import { managementApi } from "./management";
import { platformDataApi } from "./platform-data";
import { runtimeApi } from "./runtime-api";
import { ticketSellerApi } from "./ticket-seller";

let server: TestServer;
afterEach(() => server.close());

const seen = () => server.calls.map(({ method, url }) => `${method} ${url}`);

test("the platform data API returns sites and their events with basic auth", async () => {
  const wanted = `Basic ${Buffer.from("kulturhus:hemmelig").toString("base64")}`;
  server = await startServer(({ headers, url }) =>
    headers.authorization === wanted ? { body: [{ url }] } : { status: 401 },
  );
  const api = platformDataApi({ url: server.url, user: "kulturhus", password: "hemmelig" });
  expect(await api.sites()).toEqual([{ url: "/sites" }]);
  expect(await api.events(118, { skip: 0, take: 9 })).toEqual([{ url: "/sites/118/events?skip=0&take=9" }]);
  const unauthorised = platformDataApi({ url: server.url, user: "kulturhus", password: "feil" });
  await expect(unauthorised.sites()).rejects.toThrow("Request failed with status code 401");
});

test("the management API requests a token from its auth service, and a new one when it has expired", async () => {
  let token = 0;
  server = await startServer(({ url, headers, body }) => {
    if (url === "/auth/token") {
      token += 1;
      return body === '{"clientId":"id","clientSecret":"nøkkel"}' ? { body: { token: `t${token}` } } : { status: 403 };
    }
    return headers.authorization === `Bearer t${token}` ? { body: { token } } : { status: 401 };
  });
  const api = managementApi({
    url: `${server.url}/api`,
    authUrl: `${server.url}/auth`,
    clientId: "id",
    clientSecret: "nøkkel",
  });
  expect(await api.blockData(7)).toEqual({ token: 1 });
  expect(await api.article(7)).toEqual({ token: 1 });
  token = 5;
  expect(await api.article(7)).toEqual({ token: 6 });
  expect(seen()).toEqual([
    "POST /auth/token",
    "GET /api/site/7/block-data?stable=1",
    "GET /api/site/7/article?stable=1",
    "GET /api/site/7/article?stable=1",
    "POST /auth/token",
    "GET /api/site/7/article?stable=1",
  ]);
});

test("the management API rejects when the auth service returns no token", async () => {
  server = await startServer(() => ({ body: { nothing: true } }));
  const api = managementApi({ url: server.url, authUrl: server.url, clientId: "id", clientSecret: "nøkkel" });
  await expect(api.article(7)).rejects.toThrow("The answer of the auth service is not as agreed: token is missing");
});

test("the runtime API returns a site's basic events", async () => {
  server = await startServer(() => ({ body: [1] }));
  expect(await runtimeApi({ url: server.url }).basicEvents(118)).toEqual([1]);
  expect(seen()).toEqual(["GET /sites/118/basic_events"]);
});

test("the ticket seller receives the login, and returns the checkout profile", async () => {
  server = await startServer(({ url }) => ({ body: { url } }));
  const api = ticketSellerApi({ url: server.url });
  await api.login({ email: "a+b@example.no", password: "p&q", remember: true });
  await api.checkoutProfile();
  const query = new URL(server.calls[0]?.url ?? "", server.url).searchParams;
  expect(Object.fromEntries(query)).toEqual({ email: "a+b@example.no", password: "p&q", remember: "true" });
  expect(seen()[1]).toBe("GET /checkout/profile");
});

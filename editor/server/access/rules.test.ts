import fastify from "fastify";
import { ACCOUNT_ROUTES } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { PREVIEW_ROUTES } from "../../api/preview";
import { BACK_ROUTE, PUBLISHING_ROUTE } from "../../api/publishing";
import { REMOVAL_ROUTES } from "../../api/removal";
import { hostedDesk } from "../testing/hosted-desk";
import { requireRules } from "./rules";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
let provided: Awaited<ReturnType<typeof hostedDesk>>;
beforeAll(async () => {
  desk = await hostedDesk();
  const issuer = new URL("https://logg-inn.example.no");
  provided = await hostedDesk({ issuer, clientId: "a", secret: "b", name: "ID", roles: null });
});
afterAll(() => Promise.all([desk.close(), provided.close()]));

/** Routes by those who may use them: who may do what is a decision, so it is written twice. */
const routesOf = (who: string): string[] => [
  ...new Set(
    [desk, provided].flatMap(({ server }) =>
      [...server.rules].flatMap(([route, rule]) => (rule.who === who ? [route] : [])),
    ),
  ),
];

test("anyone may see the desk's page, log in and out, and use an invitation", () => {
  expect(routesOf("anyone").sort()).toEqual(
    [
      "GET /*",
      "GET /tema.css",
      ...["GET", "POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.session}`),
      `POST ${ACCOUNT_ROUTES.invitation}`,
      `POST ${ACCOUNT_ROUTES.acceptance}`,
      `POST ${ACCOUNT_ROUTES.providerInvited}`,
      `GET ${ACCOUNT_ROUTES.providerStart}`,
      `GET ${ACCOUNT_ROUTES.providerEnd}`,
    ].sort(),
  );
});

test("an admin decides on people and on what is published", () => {
  expect(routesOf("admin").sort()).toEqual(
    [
      ...["GET", "POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.accounts}`),
      ...["POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.invitations}`),
      `GET ${ACCOUNT_ROUTES.audit}`,
      ...["POST", "DELETE"].map((method) => `${method} ${PUBLISHING_ROUTE}`),
      `POST ${BACK_ROUTE}`,
    ].sort(),
  );
});

test("a route without a rule stops the desk", () => {
  const server = fastify();
  requireRules(server);
  expect(() => server.get("/api/noe-nytt", async () => ({}))).toThrow("GET /api/noe-nytt has no rule");
});

test.each([
  `POST ${ROUTES.save}`,
  `DELETE ${ROUTES.drafts}`,
  `POST ${PREVIEW_ROUTES.edit}`,
  `DELETE ${PREVIEW_ROUTES.edit}`,
  `POST ${REMOVAL_ROUTES.remove}`,
])("%s changes the kind that it names", async (route) => {
  const { changes } = desk.server.rules.get(route) ?? {};
  expect(await changes?.({ kind: "sites" }, desk.desk)).toEqual(["sites"]);
  expect(await changes?.({ id: "sites" }, desk.desk)).toEqual([]);
});

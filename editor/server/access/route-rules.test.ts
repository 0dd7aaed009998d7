import { ACCOUNT_ROUTES } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { PREVIEW_ROUTES } from "../../api/preview";
import { BACK_ROUTE, PUBLISHING_ROUTE } from "../../api/publishing";
import { REMOVAL_ROUTE } from "../../api/removal";
import { mayChange, ROUTE_RULES, ruleOf } from "./route-rules";

/** Routes by those who may use them: who may do what is a decision, so the table is written twice. */
const routesOf = (who: string): string[] =>
  Object.entries(ROUTE_RULES)
    .filter(([, rule]) => rule.who === who)
    .map(([route]) => route);

test("anyone may see the desk's page, log in and out, and use an invitation", () => {
  expect(routesOf("anyone").sort()).toEqual(
    [
      "GET /*",
      "GET /tema.css",
      ...["GET", "POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.session}`),
      `POST ${ACCOUNT_ROUTES.invitation}`,
      `POST ${ACCOUNT_ROUTES.acceptance}`,
      `GET ${ACCOUNT_ROUTES.providerStart}`,
      `GET ${ACCOUNT_ROUTES.providerEnd}`,
    ].sort(),
  );
});

test("who is responsible decides on people and on what is published", () => {
  expect(routesOf("ansvarlig").sort()).toEqual(
    [
      ...["GET", "POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.accounts}`),
      ...["POST", "DELETE"].map((method) => `${method} ${ACCOUNT_ROUTES.invitations}`),
      `GET ${ACCOUNT_ROUTES.audit}`,
      ...["POST", "DELETE"].map((method) => `${method} ${PUBLISHING_ROUTE}`),
      `POST ${BACK_ROUTE}`,
    ].sort(),
  );
});

test("a request to read the head is ruled as one for the whole", () => {
  expect(ruleOf("HEAD", ROUTES.desk)).toBe(ruleOf("GET", ROUTES.desk));
  expect(ruleOf("HEAD", ROUTES.desk)?.who).toBe("redaktor");
  expect(ruleOf("PUT", ROUTES.desk)).toBeUndefined();
  expect(ruleOf("GET", "/api/finnes-ikke")).toBeUndefined();
});

test("editors change everything but the settings", () => {
  expect(mayChange("redaktor", ["productions", "events"])).toBe(true);
  expect(mayChange("redaktor", ["productions", "sites"])).toBe(false);
  expect(mayChange("redaktor", [])).toBe(true);
  expect(mayChange("ansvarlig", ["sites"])).toBe(true);
});

test.each([
  `POST ${ROUTES.save}`,
  `DELETE ${ROUTES.drafts}`,
  `POST ${PREVIEW_ROUTES.edit}`,
  `DELETE ${PREVIEW_ROUTES.edit}`,
  `POST ${REMOVAL_ROUTE}`,
])("%s changes the kind that it names", async (route) => {
  const { changes } = ROUTE_RULES[route] ?? {};
  const desk = Object.create(null);
  expect(await changes?.({ kind: "sites" }, desk)).toEqual(["sites"]);
  expect(await changes?.({ id: "sites" }, desk)).toEqual([]);
});

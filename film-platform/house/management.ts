import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type App, Refusal } from "../app";
import type { House } from "../data/programme";
import { isSecret, ofSite, siteId } from "./request";
import { articleAnswer, credentials, stableQuery, tokenAnswer } from "./shapes";

export const MANAGEMENT_PREFIX = "/management";
export const MANAGEMENT_AUTH_PREFIX = "/management-auth";

/** The credentials of the management service. */
export const CLIENT_ID = "kulturhus";
export const CLIENT_SECRET = "styring-118";

/** The service that gives tokens, each valid until the stand-in ends or a fault refuses it. */
export const tokenCalls =
  (tokens: Set<string>) =>
  (app: App): void => {
    app.post("/token", { schema: { body: credentials, response: { 200: tokenAnswer } } }, async ({ body }) => {
      if (body.clientId !== CLIENT_ID || !isSecret(body.clientSecret, CLIENT_SECRET)) {
        throw new Refusal(401, "Klienten eller hemmeligheten er feil.");
      }
      const token = randomBytes(24).toString("base64url");
      tokens.add(token);
      return { token };
    });
  };

/** Articles, for those who have a token. */
export const managementCalls =
  (tokens: ReadonlySet<string>) =>
  (app: App, house: () => House): void => {
    app.addHook("onRequest", async ({ headers }) => {
      const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
      if (!tokens.has(token)) throw new Refusal(401, "Tokenet er ukjent eller utløpt.");
    });
    const schema = {
      params: z.object({ siteId }),
      querystring: stableQuery,
      response: { 200: z.array(articleAnswer) },
    };
    app.get("/site/:siteId/article", { schema }, async ({ params }) => {
      ofSite(params.siteId);
      return [...house().articles];
    });
  };

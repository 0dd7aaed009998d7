import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type App, Refusal } from "../app";
import type { PartnerApi } from "./partner-api";
import { createUserAnswer, createUserBody, forgotPasswordBody, loginAnswer, loginBody } from "./shapes";

const withEmail = z.object({ body: loginBody.pick({ Email: true }) });

/** Logging in, becoming a member, forgetting one's password, and coming back with a token. */
export const accountCalls = (app: App, { partner, store, sessions, tokenMinutes, loginTries }: PartnerApi): void => {
  const tokenFor = (member: string) => store.passes.issue({ kind: "token", partner, member, minutes: tokenMinutes });

  // Counted for each partner and address, so that one member's typing errors do not shut out another.
  const triesOf = (request: FastifyRequest): string => {
    const { data } = withEmail.safeParse(request);
    return `${request.ip} ${data?.body.Email ?? ""}`;
  };
  const rateLimit = {
    max: loginTries,
    timeWindow: 60_000,
    hook: "preHandler",
    keyGenerator: triesOf,
    errorResponseBuilder: () => new Refusal(429, "For mange forsøk. Vent litt og prøv igjen."),
  } as const;

  app.post(
    "/login",
    { schema: { body: loginBody, response: { 200: loginAnswer } }, config: { rateLimit } },
    async (request, reply) => {
      const { body } = request;
      const member = await store.members.find(partner, body.Email, body.Password);
      if (!member) throw new Refusal(401, "Feil e-postadresse eller passord.");
      sessions.begin(request, reply, member);
      return { marsToken: tokenFor(member.id), UserName: member.userName, UserInfo: { Email: member.email } };
    },
  );

  app.post(
    "/createUser",
    { schema: { body: createUserBody, response: { 200: createUserAnswer } } },
    async (request, reply) => {
      const { body } = request;
      const member = await store.members.create(partner, body);
      if (!member) throw new Refusal(409, "Det finnes allerede en konto med denne e-postadressen.");
      sessions.begin(request, reply, member);
      return { Token: tokenFor(member.id), UserName: member.userName, ContactEmail: member.email };
    },
  );

  // The same answer whether or not anybody has the address. The stand-in sends no mail.
  app.post("/forgotPassword", { schema: { body: forgotPasswordBody } }, async (_request, reply) => reply.send(""));

  app.post("/switchTokensDx", async (request, reply) => {
    const secret = request.headers["x-token"];
    const id = typeof secret === "string" ? store.passes.holderOf({ kind: "token", partner, secret }) : null;
    const member = id === null ? null : store.members.byId(partner, id);
    if (!member) throw new Refusal(401, "Innloggingen er utløpt. Logg inn på nytt.");
    sessions.begin(request, reply, member);
    return true;
  });
};

import { type App, Refusal } from "../app";
import type { PartnerApi } from "./partner-api";
import { createUserAnswer, createUserBody, forgotPasswordBody, loginAnswer, loginBody } from "./shapes";

/** Login, new accounts, forgotten passwords, and sessions from a token. */
export const accountCalls = (app: App, { partner, store, sessions, tokenMinutes, tries }: PartnerApi): void => {
  const tokenFor = (member: string) => store.passes.issue({ kind: "token", partner, member, minutes: tokenMinutes });

  app.post(
    "/login",
    { schema: { body: loginBody, response: { 200: loginAnswer } }, preHandler: tries },
    async (request, reply) => {
      const { body } = request;
      const member = await store.members.find(partner, body.Email, body.Password);
      if (!member) {
        // A login attempt ends the current session first; it is also the only way to end a session before it expires.
        sessions.end(request, reply);
        throw new Refusal(401, "Feil e-postadresse eller passord.");
      }
      sessions.begin(request, reply, member);
      return { marsToken: tokenFor(member.id), UserName: member.userName, UserInfo: { Email: member.email } };
    },
  );

  app.post(
    "/createUser",
    { schema: { body: createUserBody, response: { 200: createUserAnswer } }, preHandler: tries },
    async (request, reply) => {
      const { body } = request;
      const member = await store.members.create(partner, body);
      sessions.begin(request, reply, member);
      return { Token: tokenFor(member.id), UserName: member.userName, ContactEmail: member.email };
    },
  );

  // The same response whether or not the address has an account. The stand-in sends no e-mail.
  app.post("/forgotPassword", { schema: { body: forgotPasswordBody }, preHandler: tries }, async (_request, reply) =>
    reply.send(""),
  );

  app.post("/switchTokensDx", async (request, reply) => {
    const secret = request.headers["x-token"];
    const id = typeof secret === "string" ? store.passes.holderOf({ kind: "token", partner, secret }) : null;
    const member = id === null ? null : store.members.byId(partner, id);
    if (!member) throw new Refusal(401, "Innloggingen er utløpt. Logg inn på nytt.");
    sessions.begin(request, reply, member);
    return true;
  });
};

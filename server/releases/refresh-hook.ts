import { createHash, timingSafeEqual } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import Fastify from "fastify";

const MINUTE_MS = 60_000;
const WRONG_PER_MINUTE = 20;
const BODY_BYTES = 65_536;
const MIN_SECRET_LENGTH = 24;

/** Where other systems report a change. */
export const HOOK_PATH = "/oppdater";

export const isLongEnough = (secret: string): boolean => secret.length >= MIN_SECRET_LENGTH;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

interface Hook {
  /** What `Authorization: Bearer …` must have. */
  readonly secret: string;
  readonly requestRefresh: () => "started" | "follows";
}

/**
 * A server, which does not listen yet, with one call: `POST /oppdater` requests a refresh. Bodies are not read: the
 * sources are pulled, whoever calls. Calls with the secret are never refused, so that none is lost; wrong ones are
 * counted together, because a proxy hides who sends them.
 */
export const refreshHook = async ({ secret, requestRefresh }: Hook) => {
  const app = Fastify({ bodyLimit: BODY_BYTES });
  await app.register(rateLimit, { global: false });
  const countWrong = app.createRateLimit({ max: WRONG_PER_MINUTE, timeWindow: MINUTE_MS, keyGenerator: () => "wrong" });
  const wanted = digest(`Bearer ${secret}`);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    if (timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) return undefined;
    const counted = await countWrong(request);
    if (!counted.isAllowed && counted.isExceeded) {
      reply.header("Retry-After", Math.max(1, counted.ttlInSeconds));
      return reply.status(429).send({ message: "For mange forsøk. Vent litt og prøv igjen." });
    }
    reply.header("WWW-Authenticate", "Bearer");
    return reply.status(401).send({ message: "Hemmeligheten mangler eller er feil." });
  });
  app.post(HOOK_PATH, async (_request, reply) => {
    const message =
      requestRefresh() === "started"
        ? "Nettstedet oppdateres."
        : "Nettstedet oppdateres allerede, og en gang til etterpå.";
    return reply.status(202).send({ message });
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE"],
    url: HOOK_PATH,
    handler: async (_request, reply) => reply.status(405).header("Allow", "POST").send({ message: "Bruk POST." }),
  });
  app.setNotFoundHandler(async (_request, reply) => reply.status(404).send({ message: "Det er ingenting her." }));
  return app;
};

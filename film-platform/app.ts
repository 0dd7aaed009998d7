import Fastify, { type FastifyError, type FastifyTypeProvider } from "fastify";
import { z } from "zod";

/** Routes declare request and response in Zod, once for validation and types. */
interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this["schema"] extends z.ZodType ? z.output<this["schema"]> : unknown;
  readonly serializer: this["schema"] extends z.ZodType ? z.input<this["schema"]> : unknown;
}

/** A refused request: its status, and the reason for the caller. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const BODY_BYTES = 16_384;
const { localeError } = z.locales.no();

const issueText = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message)).join("; ");

/** Fastify's own refusals, in Bokmål. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, string>> = {
  400: "Forespørselen kan ikke leses som JSON.",
  413: "Forespørselen er for stor.",
  415: "Forespørselen må være JSON (Content-Type: application/json).",
};

const FAULT = "Noe gikk galt på filmplattformen.";

/** A server without routes: JSON validated by Zod, errors as JSON, `no-store`. */
export const newApp = () => {
  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: true }).withTypeProvider<ZodTypes>();
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => {
    const parsed = schema.safeParse(value, { error: localeError });
    return parsed.success ? { value: parsed.data } : { error: new Refusal(400, issueText(parsed.error)) };
  });
  // Responses are validated too: nothing is sent in another shape than the route declares.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        JSON.stringify(schema.parse(value)),
  );
  // JSON only: a form on another site can send plain text without a preflight. An empty body is allowed.
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null) : readJson(request, body, done),
  );
  app.setErrorHandler<Partial<FastifyError>>((error, _request, reply) => {
    const statusCode = error.statusCode ?? 500;
    const isRefusal = error instanceof Refusal;
    if (statusCode >= 500 && !isRefusal) console.error(error);
    const message = isRefusal ? error.message : (FRAMEWORK_REFUSALS[statusCode] ?? FAULT);
    return reply.status(statusCode).send({ statusCode, message });
  });
  app.setNotFoundHandler(() => {
    throw new Refusal(404, "Filmplattformen har ingen slik adresse.");
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
  });
  return app;
};

export type App = ReturnType<typeof newApp>;

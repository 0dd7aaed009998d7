import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { type App, Refusal } from "../app";

import type { Fault, Faults, Owner } from "./faults";

const FIELDS: Readonly<Record<string, unknown>> = { string: true, number: "førtito", boolean: "kanskje" };

/** A value whose fields have types that cannot be taken for the right ones; lists and objects stay what they are. */
const withWrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]));
  }
  return FIELDS[typeof value] ?? 42;
};

/** A response's text after a fault; null when the fault does not change responses. */
const corrupt = (kind: string, text: string): string | null => {
  switch (kind) {
    case "brokenJson":
      return `${text.slice(0, Math.ceil(text.length / 2))}{`;
    case "emptyBody":
      return "";
    case "wrongTypes":
      // A response without a body gets one, which is invalid for that call.
      return JSON.stringify(withWrongTypes(text === "" ? "" : JSON.parse(text)));
    default:
      return null;
  }
};

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  401: "Du er ikke logget inn, eller du har vært borte for lenge.",
  403: "Du har ikke lov til dette.",
  404: "Filmplattformen finner ikke dette.",
  429: "For mange forsøk. Vent litt og prøv igjen.",
  500: "Noe gikk galt på filmplattformen.",
};

const RETRY_AFTER_S = 30;

/** The name of a request's call, in orders. */
type CallOf = (request: FastifyRequest) => string;

/** "/118/login" → "login" */
const partnerCall: CallOf = ({ routeOptions }) => routeOptions.url?.split("/")[2] ?? "";

/**
 * Applies the configured faults to the calls of a partner, or of the house's services. Runs after CORS and cookies, so
 * that the browser may read the error. A refusal replaces the call; a corrupted response is that of a call which was
 * carried out.
 */
export const faultHooks = (app: App, owner: Owner, faults: Faults, callOf: CallOf = partnerCall): void => {
  const underway = new WeakMap<FastifyRequest, Fault>();

  app.addHook("onRequest", async (request, reply) => {
    const fault = faults.next(owner, callOf(request));
    if (fault === null) return;
    underway.set(request, fault);
    await pause(fault.delay);
    if (fault.kind === "closedConnection") {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    const message = STATUS_TEXTS[fault.kind];
    if (message === undefined) return;
    if (fault.kind === "429") reply.header("Retry-After", RETRY_AFTER_S);
    throw new Refusal(Number(fault.kind), message);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const fault = underway.get(request);
    const spoilt = fault && typeof payload === "string" ? corrupt(fault.kind, payload) : null;
    if (spoilt === null) return payload;
    reply.type("application/json").removeHeader("Content-Length");
    return spoilt;
  });
};

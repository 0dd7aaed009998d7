import { createClient } from "../../../lib/http/client";
import { RUNTIME } from "../../../lib/http/endpoints";
import type { Environment } from "./environment";

const TIMEOUT_MS = 20_000;

/** The runtime API. Responses are returned unparsed: the specification does not define them. */
export const runtimeApi = ({ url }: NonNullable<Environment["runtime"]>) => {
  const { call } = createClient({ baseUrl: url, timeoutMs: TIMEOUT_MS });
  return { basicEvents: (site: number): Promise<unknown> => call(RUNTIME.basicEvents, { values: { site } }) };
};

import { RUNTIME } from "../../../lib/endpoints";
import { createClient } from "../../../lib/http/client";
import type { Environment } from "./environment";

/** The runtime API. Responses are returned unparsed: the specification does not define them. */
export const runtimeApi = ({ url }: NonNullable<Environment["runtime"]>) => {
  const { call } = createClient({ baseUrl: url });
  return { basicEvents: (site: number): Promise<unknown> => call(RUNTIME.basicEvents, { values: { site } }) };
};

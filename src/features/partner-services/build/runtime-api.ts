import { RUNTIME } from "../../../lib/endpoints";
import { createClient } from "../../../lib/http/client";
import type { Environment } from "./environment";

/** The runtime API. What it answers is given as it came: the specification does not show it. */
export const runtimeApi = ({ url }: NonNullable<Environment["runtime"]>) => {
  const { call } = createClient({ baseUrl: url });
  return { basicEvents: (site: number): Promise<unknown> => call(RUNTIME.basicEvents, { values: { site } }) };
};

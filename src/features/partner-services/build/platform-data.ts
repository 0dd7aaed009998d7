import { PLATFORM_DATA } from "../../../lib/endpoints";
import { createClient } from "../../../lib/http/client";
import type { Environment } from "./environment";

/** The platform data API, with basic auth. Responses are returned unparsed: the specification does not define them. */
export const platformDataApi = ({ url, user, password }: NonNullable<Environment["platformData"]>) => {
  const { call } = createClient({ baseUrl: url, auth: { method: "basic", user, password } });
  return {
    sites: (): Promise<unknown> => call(PLATFORM_DATA.sites),
    events: (siteId: number): Promise<unknown> => call(PLATFORM_DATA.events, { values: { siteId } }),
  };
};

import { createClient } from "../../../lib/http/client";
import { PLATFORM_DATA } from "../../../lib/http/endpoints";
import type { Environment } from "./environment";

const TIMEOUT_MS = 20_000;

/** Which part of a long list is wanted. */
interface Page {
  readonly skip: number;
  readonly take: number;
}

/** The platform data API, with basic auth. Responses are returned unparsed: the specification does not define them. */
export const platformDataApi = ({ url, user, password }: NonNullable<Environment["platformData"]>) => {
  const { call } = createClient({
    baseUrl: url,
    timeoutMs: TIMEOUT_MS,
    auth: { method: "basic", user, password },
  });
  return {
    sites: (): Promise<unknown> => call(PLATFORM_DATA.sites),
    events: (siteId: number, { skip, take }: Page): Promise<unknown> =>
      call(PLATFORM_DATA.events, { values: { siteId }, query: { skip, take } }),
  };
};

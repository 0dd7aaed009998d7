import { MANAGEMENT, MANAGEMENT_AUTH } from "../../../lib/endpoints";
import { createClient } from "../../../lib/http/client";
import { fieldsOf, textOf } from "../../../lib/http/read-answer";
import type { Environment } from "./environment";

/** The specification's `stable` parameter: what is published, not what is being worked on. */
const STABLE = { stable: 1 };

/**
 * The management API. Its auth service gives a token for the client's id and secret, and a new one when the token has
 * run out. What the API answers is given as it came: the specification does not show it.
 */
export const managementApi = ({ url, authUrl, clientId, clientSecret }: NonNullable<Environment["management"]>) => {
  const auth = createClient({ baseUrl: authUrl });
  const fetchToken = async (): Promise<string> => {
    const answer = await auth.call(MANAGEMENT_AUTH.token, { body: { clientId, clientSecret } });
    return textOf(fieldsOf(answer, "the auth service"), "token");
  };
  const { call } = createClient({ baseUrl: url, auth: { method: "bearer", fetchToken } });
  return {
    blockData: (siteId: number): Promise<unknown> => call(MANAGEMENT.blockData, { values: { siteId }, query: STABLE }),
    article: (siteId: number): Promise<unknown> => call(MANAGEMENT.article, { values: { siteId }, query: STABLE }),
  };
};

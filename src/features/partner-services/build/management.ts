import { createClient } from "../../../lib/http/client";
import { MANAGEMENT, MANAGEMENT_AUTH } from "../../../lib/http/endpoints";
import { fieldsOf, textOf } from "../../../lib/http/read-answer";
import type { Environment } from "./environment";

/** The specification's `stable` parameter: published content, not drafts. */
const STABLE = { stable: 1 };

const TIMEOUT_MS = 20_000;

/**
 * The management API. Its auth service issues a token for the client's id and secret, and a new one when it has
 * expired. Responses are returned unparsed: the specification does not define them.
 */
export const managementApi = ({ url, authUrl, clientId, clientSecret }: NonNullable<Environment["management"]>) => {
  const auth = createClient({ baseUrl: authUrl, timeoutMs: TIMEOUT_MS });
  const fetchToken = async (): Promise<string> => {
    const answer = await auth.call(MANAGEMENT_AUTH.token, { body: { clientId, clientSecret } });
    return textOf(fieldsOf(answer, "the auth service"), "token");
  };
  const { call } = createClient({ baseUrl: url, timeoutMs: TIMEOUT_MS, auth: { method: "bearer", fetchToken } });
  return {
    blockData: (siteId: number): Promise<unknown> => call(MANAGEMENT.blockData, { values: { siteId }, query: STABLE }),
    article: (siteId: number): Promise<unknown> => call(MANAGEMENT.article, { values: { siteId }, query: STABLE }),
  };
};

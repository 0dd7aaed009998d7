import { createClient } from "../../../lib/http/client";
import { TICKET_SELLER } from "../../../lib/http/endpoints";
import type { Environment } from "./environment";

export interface SellerLogin {
  readonly email: string;
  readonly password: string;
  /** Whether the customer stays logged in. */
  readonly remember: boolean;
}

/** The ticket seller. Responses are returned unparsed: the specification does not define them. */
export const ticketSellerApi = ({ url }: NonNullable<Environment["ticketSeller"]>) => {
  const { call } = createClient({ baseUrl: url });
  return {
    /** The seller requires the password in the query (specification, section 7), so no page may make this call. */
    login: ({ email, password, remember }: SellerLogin): Promise<unknown> =>
      call(TICKET_SELLER.login, { query: { email, password, remember } }),
    checkoutProfile: (): Promise<unknown> => call(TICKET_SELLER.checkoutProfile),
  };
};

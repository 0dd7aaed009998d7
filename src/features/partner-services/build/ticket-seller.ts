import { TICKET_SELLER } from "../../../lib/endpoints";
import { createClient } from "../../../lib/http/client";
import type { Environment } from "./environment";

export interface SellerLogin {
  readonly email: string;
  readonly password: string;
  /** Whether the seller is to keep the customer logged in. */
  readonly remember: boolean;
}

/** The ticket seller. What it answers is given as it came: the specification does not show it. */
export const ticketSellerApi = ({ url }: NonNullable<Environment["ticketSeller"]>) => {
  const { call } = createClient({ baseUrl: url });
  return {
    /** The seller wants the password in the query (specification, section 7), so no page may make this call. */
    login: ({ email, password, remember }: SellerLogin): Promise<unknown> =>
      call(TICKET_SELLER.login, { query: { email, password, remember } }),
    checkoutProfile: (): Promise<unknown> => call(TICKET_SELLER.checkoutProfile),
  };
};

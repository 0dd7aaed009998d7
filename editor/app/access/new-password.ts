import { SHORTEST_PASSWORD } from "../../api/accounts";

/** The help of a field for a new password. */
export const NEW_PASSWORD_HELP = `Minst ${SHORTEST_PASSWORD} tegn. Flere ord etter hverandre er lette å huske og vanskelige å gjette.`;

export const shortPassword = (password: string): { readonly password?: string } =>
  password.length >= SHORTEST_PASSWORD
    ? {}
    : { password: `Passordet er for kort. Bruk minst ${SHORTEST_PASSWORD} tegn, for eksempel fire ord.` };

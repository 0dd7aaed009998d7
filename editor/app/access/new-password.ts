import { MIN_PASSWORD_LENGTH } from "../../api/accounts";

/** Help text of a new-password field. */
export const NEW_PASSWORD_HELP = `Minst ${MIN_PASSWORD_LENGTH} tegn. Flere ord etter hverandre er lette å huske og vanskelige å gjette.`;

export const shortPassword = (password: string): { readonly password?: string } =>
  password.length >= MIN_PASSWORD_LENGTH
    ? {}
    : { password: `Passordet er for kort. Bruk minst ${MIN_PASSWORD_LENGTH} tegn, for eksempel fire ord.` };

import { type Attempt, type Bearer, bearerCalls } from "./bearer";

/** The auth method of a service. */
export type Auth =
  | { readonly method: "none" }
  | { readonly method: "basic"; readonly user: string; readonly password: string }
  | ({ readonly method: "bearer" } & Bearer);

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Returns a function that makes a call with a service's authorisation. Throws for an auth method that it does not
 * support.
 */
export const authorised = (auth: Auth): ((attempt: Attempt) => Promise<unknown>) => {
  switch (auth.method) {
    case "none":
      return (attempt) => attempt(null);
    case "basic": {
      const header = `Basic ${base64(`${auth.user}:${auth.password}`)}`;
      return (attempt) => attempt(header);
    }
    case "bearer":
      return bearerCalls(auth);
    default: {
      // Settings may come from untyped sources.
      const unsupported: never = auth;
      throw new Error(`Unsupported auth method: ${String(Reflect.get(unsupported, "method"))}`);
    }
  }
};

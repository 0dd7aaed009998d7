import { createHash, randomBytes } from "node:crypto";

/** An unguessable secret, for a session or an invitation. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The stored digest of a secret: it cannot be used in the secret's place. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

import { createHash, randomBytes } from "node:crypto";

/** A secret that cannot be guessed: of a session or an invitation. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret: it cannot be used in its place. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

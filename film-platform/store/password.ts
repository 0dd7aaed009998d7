import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { PASSWORD_COST } from "./password-cost";

const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters may be encoded in two ways (é, or e and a combining accent).
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, PASSWORD_COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** The stored form of a password: "scrypt:<salt>:<key>", in hexadecimal. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString("hex")}:${(await derive(password, salt)).toString("hex")}`;
};

/** Whether a password matches the stored one. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [scheme, salt = "", key = ""] = stored.split(":");
  const expected = Buffer.from(key, "hex");
  if (scheme !== "scrypt" || expected.length !== KEY_BYTES) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, "hex")), expected);
};

/**
 * The stored form for an account that shares its address with others. The salt belongs to the address, so that one
 * derivation checks them all: its timing does not reveal their number.
 */
export const passwordAt = async (address: string, password: string): Promise<string> =>
  (await derive(password, createHash("sha256").update(address).digest())).toString("hex");

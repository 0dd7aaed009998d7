import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { PASSWORD_COST, type PasswordCost } from "./password-cost";

const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 64_000_000;

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters may be encoded in two ways (é, or e and a combining accent).
    const text = password.normalize("NFC");
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const STORED = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([0-9a-f]{32}):([0-9a-f]{64})$/;

/** The stored form of a password: "scrypt:<N>:<r>:<p>:<salt>:<key>". */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, PASSWORD_COST);
  const { N, r, p } = PASSWORD_COST;
  return ["scrypt", N, r, p, salt.toString("hex"), key.toString("hex")].join(":");
};

/** Whether a password matches the stored one. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, N, r, p, salt = "", key = ""] = STORED.exec(stored) ?? [];
  if (N === undefined) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, "hex"), cost), Buffer.from(key, "hex"));
};

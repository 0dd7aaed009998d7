import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { PARTNERS } from "../address";
import { Refusal } from "../app";

/** Whether what a request has is the secret, compared in constant time. */
export const isSecret = (given: string | undefined, secret: string): boolean => {
  const [own, wanted] = [Buffer.from(given ?? ""), Buffer.from(secret)];
  return own.length === wanted.length && timingSafeEqual(own, wanted);
};

export const siteId = z.coerce.number().int();

/** Refuses other sites than the partners'. */
export const ofSite = (site: number): void => {
  if (!PARTNERS.some((partner) => partner === site)) throw new Refusal(404, `Nettstedet ${site} er ukjent.`);
};

import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import type { Packing } from "./packed-files";

/**
 * The packing that a reader likes best of those that are there; null when it is to be sent as it is. What the reader likes equally
 * well, goes by our order.
 */
export const preferredPacking = (request: IncomingMessage, packings: readonly Packing[]): Packing | null => {
  const encodings = packings.map(({ encoding }) => encoding);
  const [best] = new Negotiator(request).encodings([...encodings, "identity"], encodings);
  return packings.find(({ encoding }) => encoding === best) ?? null;
};

import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import type { Packing } from "./packed-files";

/**
 * The encoding that the client prefers among those available; null for none. Ties are decided by our order.
 */
export const preferredPacking = (request: IncomingMessage, packings: readonly Packing[]): Packing | null => {
  const encodings = packings.map(({ encoding }) => encoding);
  const [best] = new Negotiator(request).encodings([...encodings, "identity"], encodings);
  return packings.find(({ encoding }) => encoding === best) ?? null;
};

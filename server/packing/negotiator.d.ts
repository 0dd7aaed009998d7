/** The part that is used of a package that has no types. */
declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, "headers">);
    /** Those of `available` that the request accepts, best first; of equals those first that stand first in `preferred`. */
    encodings(available: readonly string[], preferred: readonly string[]): readonly string[];
  }
}

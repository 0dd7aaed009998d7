/** The package has no types; this is the part that is used here. */
declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, "headers">);
    /**
     * Those of `available` that the request accepts, best first. Ties are decided by the order of `preferred`.
     */
    encodings(available: readonly string[], preferred: readonly string[]): readonly string[];
  }
}

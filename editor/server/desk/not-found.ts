/** A request for something that does not exist; the response is 404. */
export class NotFound extends Error {}

/** A request, as "POST /api/save", and its body. */
export interface Sent {
  readonly what: string;
  readonly body: unknown;
}

/** A response other than "200 OK". */
export class Status {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
  ) {}
}

type Answer = object | ((body: unknown) => unknown);

const responseOf = (answer: unknown) => {
  const { status, body } = answer instanceof Status ? answer : new Status(200, answer);
  return { ok: status < 400, status, json: async () => body };
};

/**
 * Fake server: responds by method and path, with or without the query, and records requests. An unknown request gets no
 * response, as when the server is down.
 */
export const deskServer = (answers: Record<string, Answer>) => {
  const sent: Sent[] = [];
  const answerTo = async (address: string, { method = "GET", body, signal }: RequestInit = {}) => {
    const what = `${method} ${address}`;
    const asked: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    sent.push({ what, body: asked });
    const answer = answers[what] ?? answers[what.split("?")[0] ?? ""];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    const given: unknown = await (typeof answer === "function" ? answer(asked) : answer);
    if (signal?.aborted) throw new DOMException("Cancelled.", "AbortError");
    return responseOf(given);
  };
  Object.assign(globalThis, { fetch: answerTo });
  return {
    sent,
    answers,
    /** Bodies of the requests with this method and path, in order. */
    bodies: (what: string): readonly unknown[] => sent.filter((one) => one.what === what).map(({ body }) => body),
    count: (what: string): number => sent.filter((one) => one.what === what).length,
  };
};

/** A response that is pending until given. */
export const pending = () => {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give: (value: unknown) => give(value) };
};

import { onLoggedError } from "../../lib/log";

/** The maximum number of reports per loaded page, for the sake of visitors and collector. */
const AT_MOST = 10;

const causeOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, text: error.message, stack: error.stack ?? null }
    : { text: String(error) };

/**
 * Sends logged and uncaught errors to the collector of the site's settings, as JSON with `message`, `error`, `page` and
 * `at`. The page is its path alone, since a query may contain what a visitor searched for; no cookies are sent, and
 * nothing is stored. Each message is sent once per loaded page.
 */
export const collectErrorsAt = (url: string): void => {
  const sent = new Set<string>();
  const send = (message: string, error: unknown): void => {
    const report = { message, error: error === undefined ? null : causeOf(error), page: window.location.pathname };
    const key = `${message} ${report.error?.text}`;
    if (sent.has(key) || sent.size >= AT_MOST) return;
    sent.add(key);
    void fetch(url, {
      method: "POST",
      // Not application/json, which would need a preflight to another host.
      headers: { "Content-Type": "text/plain" },
      body: JSON.stringify({ ...report, at: new Date().toISOString() }),
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
    }).catch(() => undefined);
  };
  onLoggedError(({ message, error }) => send(message, error));
  window.addEventListener("error", ({ message, error }) => send("Uncaught error", error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => send("Unhandled rejection", reason));
};

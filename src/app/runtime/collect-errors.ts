import { onLoggedError } from "../../lib/log";

/** A page that fails again and again tells of it this often, so that no reader pays for it and no collector drowns. */
const AT_MOST = 10;

const causeOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, text: error.message, stack: error.stack ?? null }
    : { text: String(error) };

/**
 * Sends what is logged, and what nobody caught, to the collector that the site's settings name: JSON with `message`,
 * `error`, `page` and `at`. The page is its path alone, since a query may hold what a reader searched for; no cookie goes
 * along, and nothing is kept. Each message is sent once for a page that was loaded.
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
      // Not application/json, which a browser would ask another host's leave for first.
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

/** What a request says of where it comes from. */
interface Told {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
}

const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Why a request is refused; null for one of the desk's own. The desk has no login: only its own page, under a name of
 * this machine, may ask. Another name means that a foreign site has its name lead here (DNS rebinding); JSON and plain
 * bytes are kinds of content that a form of a foreign page cannot send.
 */
export const refusal = ({ method, host, origin, contentType }: Told, port: number): string | null => {
  const hosts = OWN_HOSTS.map((name) => `${name}:${port}`);
  if (host === undefined || !hosts.includes(host)) return "Redaksjonen svarer bare på denne maskinen.";
  if (origin !== undefined && origin !== `http://${host}`) return "Spørsmålet kommer fra et annet nettsted.";
  const isChange = !["GET", "HEAD"].includes(method);
  if (isChange && !/^application\/(json|octet-stream)(;|$)/.test(contentType ?? "")) return "Spørsmålet er ikke JSON.";
  return null;
};

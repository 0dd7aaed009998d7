import type { Hosting } from "./hosting";

/** The parts of a request that tell its origin. */
interface RequestOrigin {
  readonly method: string;
  readonly protocol: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
}

const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

const ownOrigins = (hosting: Hosting): readonly string[] =>
  hosting.isHosted ? [hosting.origin] : OWN_HOSTS.map((name) => `http://${name}:${hosting.port}`);

const elsewhere = (hosting: Hosting): string =>
  hosting.isHosted ? `Redaksjonen svarer bare på ${hosting.origin}.` : "Redaksjonen svarer bare på denne maskinen.";

/**
 * Why a request is refused; null when it comes from the desk's own page, which alone may send requests. An unknown host
 * means DNS rebinding by a foreign site. A cross-site form cannot send JSON or octet streams. A hosted desk has
 * sessions that a foreign page could abuse, so changes need an Origin header, which every browser sends.
 */
export const refusal = (
  { method, protocol, host, origin, contentType }: RequestOrigin,
  hosting: Hosting,
): string | null => {
  const requested = `${protocol}://${host ?? ""}`;
  if (!ownOrigins(hosting).includes(requested)) return elsewhere(hosting);
  if (origin !== undefined && origin !== requested) return "Spørsmålet kommer fra et annet nettsted.";
  const isChange = !["GET", "HEAD"].includes(method);
  if (isChange && hosting.isHosted && origin === undefined) return "Spørsmålet sier ikke hvor det kommer fra.";
  if (isChange && !/^application\/(json|octet-stream)(;|$)/.test(contentType ?? "")) return "Spørsmålet er ikke JSON.";
  return null;
};

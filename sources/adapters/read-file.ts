import { readFile } from "node:fs/promises";
import { createClient } from "../../src/lib/http/client";
import { SourceFault } from "../records";
import { callSource } from "./call-source";

const TIMEOUT_MS = 20_000;

/** The location of a file: an address, which may be secret, or a local path. */
export type Place = { readonly url: URL } | { readonly file: string };

const fromAddress = async (url: URL): Promise<unknown> => {
  const { call } = createClient({ baseUrl: url.origin, timeoutMs: TIMEOUT_MS });
  // A colon would begin a placeholder.
  const path = url.pathname.replaceAll(":", "%3A") + url.search;
  return call({ method: "GET", path }, { isBinary: true });
};

/**
 * The bytes of a source's file.
 *
 * @throws SourceFault without its address, which may be its only protection.
 */
export const bytesOf = async (place: Place): Promise<Uint8Array> => {
  if ("url" in place) {
    const bytes = await callSource({ request: "filen på kildens adresse" }, () => fromAddress(place.url));
    if (bytes instanceof Uint8Array) return bytes;
    throw new SourceFault("kilden svarte uten en fil.");
  }
  try {
    return await readFile(place.file);
  } catch {
    throw new SourceFault(`filen ${place.file} kan ikke leses. → Kontroller file i sources.json.`);
  }
};

/** Where the desk runs: locally, or on the web. */
export type Hosting =
  | { readonly isHosted: false; readonly port: number }
  | {
      readonly isHosted: true;
      /** Public origin: "https://rediger.kulturhuset.example.no". */
      readonly origin: string;
      /** Origin of the preview's pages; null without a preview. */
      readonly previewOrigin: string | null;
    };

/** Invalid environment settings; the message is for the operator. */
export class WrongSetting extends Error {}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const originIn = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.includes(url.hostname));
  if (url === null || !isSafe || url.origin !== text.replace(/\/$/, ""))
    throw new WrongSetting(
      `${name} er «${text}» → Skriv adressen slik nettleseren har den, uten sti: https://rediger.kulturhuset.example.no`,
    );
  return url.origin;
};

/**
 * The desk is hosted when EDITOR_ORIGIN is set.
 *
 * @throws {WrongSetting}
 */
export const hostingFrom = (env: NodeJS.ProcessEnv, port: number): Hosting => {
  const { EDITOR_ORIGIN: origin = "", EDITOR_PREVIEW_ORIGIN: preview = "" } = env;
  if (origin === "") return { isHosted: false, port };
  const own = originIn("EDITOR_ORIGIN", origin);
  const previewOrigin = preview === "" ? null : originIn("EDITOR_PREVIEW_ORIGIN", preview);
  if (previewOrigin === own)
    throw new WrongSetting(
      "EDITOR_PREVIEW_ORIGIN er den samme som EDITOR_ORIGIN → Gi forhåndsvisningen en egen port, for eksempel :8443.",
    );
  return { isHosted: true, origin: own, previewOrigin };
};

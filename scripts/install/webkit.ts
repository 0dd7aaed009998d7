import { ensurePackages, lackingOf } from "./debian-packages";

/** The paths of the programs in Debian's packages. */
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
/** A virtual display: WebKitGTK has no headless mode. */
export const XVFB = "/usr/bin/Xvfb";

const PACKAGES = [
  { file: WEBKIT_DRIVER, name: "webkit2gtk-driver" },
  { file: XVFB, name: "xvfb" },
] as const;

/** Why tests in WebKitGTK cannot run; null when they can. */
export const lackingWebKit = (): string | null => lackingOf(PACKAGES);

/** Installs WebKitGTK from Debian, where possible; elsewhere prints that its tests are skipped. */
export const ensureWebKit = (): void => ensurePackages("WebKitGTK", PACKAGES);

/**
 * Loaded into a program by `--import`: what it requests at SITE_ADDRESS, which leads nowhere in a test, is requested at
 * SITE_SERVER, on this machine.
 */

const { SITE_ADDRESS = "", SITE_SERVER = "" } = process.env;
const { fetch } = globalThis;

globalThis.fetch = (asked, options) => {
  const isSite = typeof asked === "string" && asked.startsWith(`${SITE_ADDRESS}/`);
  return fetch(isSite ? SITE_SERVER + asked.slice(SITE_ADDRESS.length) : asked, options);
};

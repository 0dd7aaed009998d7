import { Server } from "node:http";

/**
 * Loaded into the preview by `--import`: its servers answer only under the machine's own names and KULTURHUS_PREVIEW,
 * and only to pages of those and of KULTURHUS_DESK. Gatsby answers under any name, so that a foreign site whose name
 * leads to this machine (DNS rebinding), or any site by CORS or a web socket, could read unpublished content.
 */

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const { KULTURHUS_PREVIEW = "", KULTURHUS_DESK = "" } = process.env;

const nameIn = (address) => (URL.canParse(address) ? new URL(address).hostname : "");
const own = new Set([...LOOPBACK, nameIn(KULTURHUS_PREVIEW), nameIn(KULTURHUS_DESK)].filter((name) => name !== ""));

const isOwn = ({ headers: { host = "", origin } }) =>
  own.has(nameIn(`http://${host}`)) && (origin === undefined || own.has(nameIn(origin)));

const REFUSED = "HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n";
const emit = Server.prototype.emit;

Server.prototype.emit = function emitToOwn(event, ...given) {
  const [request] = given;
  if ((event !== "request" && event !== "upgrade") || isOwn(request)) return emit.call(this, event, ...given);
  request.socket.end(`${REFUSED}Forhåndsvisningen svarer bare på denne maskinen.`);
  return true;
};

import { FACTS } from "../built-site";
import { HOME, type OddRequest, PAGE } from "./odd-request";

export const versions: readonly OddRequest[] = [
  {
    name: "HTTP/1.0 without a host",
    bytes: `GET ${PAGE} HTTP/1.0\r\n\r\n`,
    statuses: [200, 301],
    location: `${HOME}${PAGE}`,
  },
  { name: "HTTP/1.0", bytes: `GET ${PAGE}/ HTTP/1.0\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [301], location: PAGE },
  { name: "HTTP/3.0", bytes: `GET ${PAGE} HTTP/3.0\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [400, 505] },
  { name: "another protocol", bytes: `GET ${PAGE} HTTQ/1.1\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [400] },
  { name: "the start of a TLS connection", bytes: "\x16\x03\x01\x00\xa5\x01\x00\x00\r\n\r\n", statuses: [400] },
  { name: "a line of text", bytes: "HALLO\r\n\r\n", statuses: [400] },
];

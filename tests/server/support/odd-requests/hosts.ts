import { FACTS } from "../built-site";
import { asking, HOME, type OddRequest, PAGE } from "./odd-request";

const [alias = ""] = FACTS.aliases;

export const hosts: readonly OddRequest[] = [
  ...[alias, alias.toUpperCase(), `${alias}.`, `${alias}:8443`, `${alias.toUpperCase()}.:8443`].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking("/filmer?dag=i-dag", { host }),
    statuses: [301],
    location: `${HOME}/filmer?dag=i-dag`,
  })),
  {
    name: "an alias with a path like a host",
    bytes: asking("//example.com/%0d%0aX:1", { host: alias }),
    statuses: [301],
    location: `${HOME}//example.com/%0d%0aX:1`,
  },
  ...[FACTS.host.toUpperCase(), `${FACTS.host}:8443`].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking(PAGE, { host }),
    statuses: [200],
  })),
  ...[`${FACTS.host}.`, "ukjent.example.com", "127.0.0.1", "[::1]:8000"].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking(PAGE, { host }),
    statuses: [200, 301],
    location: `${HOME}${PAGE}`,
  })),
  { name: "an empty host", bytes: asking(PAGE, { host: "" }), statuses: [200, 301, 400], location: `${HOME}${PAGE}` },
  { name: "a host with a space", bytes: asking(PAGE, { host: "a b" }), statuses: [400] },
  { name: "a host with markup", bytes: asking(PAGE, { host: "a<script>" }), statuses: [200, 400] },
  { name: "two hosts", bytes: asking(PAGE, { headers: ["Host: example.com"] }), statuses: [400] },
  { name: "no host", bytes: `GET ${PAGE} HTTP/1.1\r\nConnection: close\r\n\r\n`, statuses: [400] },
];

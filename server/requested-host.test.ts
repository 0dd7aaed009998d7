import type { IncomingMessage } from "node:http";
import { requestedHost } from "./requested-host";

const hostOf = (rawHeaders: readonly string[], httpVersion = "1.1"): string | null => {
  const request: IncomingMessage = Object.assign(Object.create(null), { httpVersion, rawHeaders });
  return requestedHost(request);
};

test.each([
  ["Hus.Example.no", "hus.example.no"],
  ["hus.example.no:8000", "hus.example.no"],
  ["hus.example.no.", "hus.example.no"],
  ["[::1]:8000", "[::1]"],
])("of %j is %j", (sent, host) => {
  expect(hostOf(["Accept", "*/*", "HOST", sent])).toBe(host);
});

test("a request with two hosts, or with none but under HTTP/1.0, has no valid host", () => {
  expect(hostOf(["Host", "hus.example.no", "host", "annet.example.no"])).toBeNull();
  expect(hostOf(["Accept", "Host"])).toBeNull();
  expect(hostOf(["Accept", "*/*"], "1.0")).toBe("");
  expect(hostOf(["Host", "hus.example.no/../"])).toBeNull();
});

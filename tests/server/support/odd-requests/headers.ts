import { PDF, SCRIPT } from "../cases";
import { asking, type OddRequest, PAGE } from "./odd-request";

export const headers: readonly OddRequest[] = [
  ...["bytes=999999999-", "bytes=abc", "bytes=5-2", "bytes=-0", "bytes=99999999999999999999-"].map((range) => ({
    name: `Range: ${range}`,
    bytes: asking(PDF, { headers: [`Range: ${range}`] }),
    statuses: [200, 206, 416],
  })),
  { name: "no such part of a page", bytes: asking(PAGE, { headers: ["Range: bytes=999999999-"] }), statuses: [416] },
  {
    name: "no such part of a packed page",
    bytes: asking(PAGE, { headers: ["Range: bytes=999999999-", "Accept-Encoding: br, gzip"] }),
    statuses: [200, 416],
  },
  {
    name: "no such part of what is not there",
    bytes: asking("/finnes-ikke", { headers: ["Range: bytes=999999999-"] }),
    statuses: [404, 416],
  },
  {
    name: "500 parts",
    bytes: asking(PDF, {
      headers: [`Range: bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(",")}`],
    }),
    statuses: [200, 206, 416],
  },
  { name: "another unit", bytes: asking(PDF, { headers: ["Range: sider=1-2"] }), statuses: [200, 416] },
  {
    name: "If-Modified-Since without a date",
    bytes: asking(PAGE, { headers: ["If-Modified-Since: i går"] }),
    statuses: [200],
  },
  { name: "If-None-Match: *", bytes: asking(PAGE, { headers: ["If-None-Match: *"] }), statuses: [304] },
  { name: "If-Match of another", bytes: asking(PAGE, { headers: ['If-Match: "x"'] }), statuses: [412] },
  {
    name: "If-Unmodified-Since long ago",
    bytes: asking(PAGE, { headers: ["If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT"] }),
    statuses: [412],
  },
  ...[20_000, 200_000, 2_000_000].map((length) => ({
    name: `a header of ${length} characters`,
    bytes: asking(PAGE, { headers: [`X-Long: ${"a".repeat(length)}`] }),
    statuses: [200, 400, 431],
  })),
  {
    name: "2000 headers",
    bytes: asking(PAGE, { headers: Array.from({ length: 2000 }, (_, at) => `X-${at}: a`) }),
    statuses: [200, 400, 431],
  },
  { name: "a header without a name", bytes: asking(PAGE, { headers: ["Bare tekst"] }), statuses: [400] },
  { name: "a header with a null", bytes: asking(PAGE, { headers: ["X: a\0b"] }), statuses: [400] },
  { name: "a length that is none", bytes: asking(PAGE, { headers: ["Content-Length: tre"] }), statuses: [400] },
  {
    name: "two ways to tell a length",
    bytes: asking(PAGE, {
      method: "POST",
      headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
      body: "0\r\n\r\n",
    }),
    statuses: [400, 405],
  },
  {
    name: "an unknown transfer encoding",
    bytes: asking(PAGE, { headers: ["Transfer-Encoding: xyz"] }),
    statuses: [400, 501],
  },
  { name: "an unknown expectation", bytes: asking(PAGE, { headers: ["Expect: alt"] }), statuses: [200, 417] },
  { name: "an upgrade", bytes: asking(PAGE, { headers: ["Upgrade: websocket"] }), statuses: [200] },
  { name: "odd encodings", bytes: asking(PAGE, { headers: ["Accept-Encoding: ;;q=, ,brx"] }), statuses: [200] },
  { name: "a cookie of odd signs", bytes: asking(SCRIPT, { headers: ["Cookie: \xff=;;=%%%"] }), statuses: [200] },
];

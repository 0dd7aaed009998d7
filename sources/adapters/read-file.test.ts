import { createServer, type Server } from "node:http";
import { bytesOf } from "./read-file";

let server: Server;
let origin = "";
let status = 200;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.statusCode = status;
    response.end(Buffer.from([0xff, 0xfe, 0x00, 0x41]));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked.splice(0);
  status = 200;
});

test("a file is fetched byte for byte", async () => {
  expect([...(await bytesOf({ url: new URL("/a.ics", origin) }))]).toEqual([0xff, 0xfe, 0x00, 0x41]);
});

test("an address may have a colon, its own encoding and a query, which say whose the file is", async () => {
  await bytesOf({ url: new URL("/calendar/ical/abc:def%40group/private-1:2/b.ics?key=a:b&x=%2F", origin) });
  expect(asked).toEqual(["/calendar/ical/abc%3Adef%40group/private-1%3A2/b.ics?key=a:b&x=%2F"]);
});

test("a failure never names the address, which may be secret", async () => {
  status = 404;
  const url = new URL("/hemmelig/abc.ics", origin);
  const failure = await bytesOf({ url }).catch((error: unknown) => String(error));
  expect(failure).toContain("har ingen slik adresse (404).");
  expect(failure).not.toContain("hemmelig");
});

test("a file on this machine that is not there is named", async () => {
  await expect(bytesOf({ file: "/nonexistent/program.csv" })).rejects.toThrow(
    "filen /nonexistent/program.csv kan ikke leses",
  );
});

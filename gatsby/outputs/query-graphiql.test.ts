import { createServer, type Server } from "node:http";
import { queryGraphiql } from "./query-graphiql";

let server: Server;
let port = 0;
/** What the development server answers. */
let answer: object = {};
const asked: { readonly url: string | undefined; readonly type: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      asked.push({ url: request.url, type: request.headers["content-type"], body: `${request.method} ${body}` });
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => new Promise((done) => server.close(done)));

test("a query is sent to the development server, and its data is the answer", async () => {
  answer = { data: { website: { name: "Huset" } } };
  expect(await queryGraphiql(port, "{ website { name } }")).toEqual({ website: { name: "Huset" } });
  expect(asked).toEqual([
    { url: "/___graphql", type: "application/json", body: 'POST {"query":"{ website { name } }"}' },
  ]);
});

test("an answer without data is an error that has what the server said", async () => {
  answer = { errors: [{ message: "no such field" }] };
  await expect(queryGraphiql(port, "{ no }")).rejects.toThrow("no such field");
});

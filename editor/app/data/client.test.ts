/** @jest-environment jsdom */
import { accountsClient } from "../access/accounts-client";
import { viewOf } from "../pictures/picture-client";
import { deskServer, Status } from "../testing/desk-server";
import { client, previewClient, thumbnailOf } from "./client";
import { noServer, setHosted } from "./no-server";
import { onSessionChange } from "./session-change";

const value = { title: "Kafé" };
const change = { kind: "articles", id: "kafe", value };
test("a query has what it is about in its encoding, and nothing that is left out", async () => {
  const { sent } = deskServer({});
  for (const ask of [
    () => client.entity("articles", "kafe & kino"),
    () => client.newDraft("articles"),
    () => previewClient.part("/om/", "b1"),
    () => accountsClient.audit(null),
  ])
    await expect(ask()).rejects.toThrow(noServer());
  expect(sent.map(({ what }) => what)).toEqual([
    "GET /api/entities?kind=articles&id=kafe+%26+kino",
    "GET /api/drafts?kind=articles",
    "GET /api/preview/part?path=%2Fom%2F&block=b1",
    "GET /api/hendelser",
  ]);
});

const answering = (answer: object) => {
  deskServer({ "GET /api/lists": answer });
  return client.lists();
};

test("a refusal is reported in the server's words, or in general ones", async () => {
  await expect(answering(new Status(400, { message: "Skriv en tittel." }))).rejects.toThrow("Skriv en tittel.");
  await expect(answering(new Status(500))).rejects.toThrow("Noe gikk galt i redaksjonens tjener.");
});

test("what stands in front of the desk is told from the desk, whatever it answers with", async () => {
  const page = (status: number) => {
    const json = async () => JSON.parse("<html><h1>Request Entity Too Large</h1></html>");
    Object.assign(globalThis, { fetch: async () => ({ ok: status < 300, status, json }) });
    return client.lists();
  };
  await expect(page(413)).rejects.toThrow(
    /^Webtjeneren foran .* client_max_body_size i nginx, request_body i Caddy\.$/,
  );
  for (const status of [502, 503, 504]) await expect(page(status)).rejects.toThrow(`får ikke svar fra den (${status})`);
  for (const status of [200, 302, 403, 407, 409, 429, 511])
    await expect(page(status)).rejects.toThrow(`svarte i stedet for den (${status})`);
});

test("a conflict is an answer, and what is no answer of the desk is an error", async () => {
  await expect(answering(new Status(409, { byType: {} }))).resolves.toEqual({ byType: {} });
  await expect(answering({ byType: 1 })).rejects.toThrow();
});

test("only who is not logged in any longer is sent to the login", async () => {
  const onChange = jest.fn();
  const forget = onSessionChange(onChange);
  await expect(answering(new Status(403, { message: "Nei." }))).rejects.toThrow("Nei.");
  expect(onChange).not.toHaveBeenCalled();
  await expect(answering(new Status(401, { message: "Logg inn." }))).rejects.toThrow("Logg inn.");
  expect(onChange).toHaveBeenCalledTimes(1);
  forget();
  await expect(answering(new Status(401))).rejects.toThrow();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a request is sent as JSON, and one that is cancelled fails as such", async () => {
  const fetch = jest.fn(async (_address: string, _how: RequestInit) => Promise.reject(new Error("Cancelled.")));
  Object.assign(globalThis, { fetch });
  const cancel = new AbortController();
  cancel.abort();
  await expect(client.check(change, cancel.signal)).rejects.toThrow("Cancelled.");
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: "POST",
    body: JSON.stringify(change),
    headers: { "Content-Type": "application/json" },
    signal: cancel.signal,
  });
  await expect(client.lists()).rejects.toThrow(noServer());
  expect(fetch.mock.calls[1]?.[1]).toEqual({ method: "GET" });
});

test("who is at the machine starts the server again, others tell somebody", () => {
  expect(noServer()).toContain("npm run rediger");
  setHosted(true);
  expect(noServer()).toContain("si fra til den som har ansvar for driften");
  expect(noServer()).not.toContain("npm run rediger");
  setHosted(false);
  expect(noServer()).toContain("npm run rediger");
});

test("a small picture is in the folder of the picture", () => {
  expect(thumbnailOf("film/på tråden.jpg")).toBe("/miniatyrer/film/p%C3%A5%20tr%C3%A5den.jpg");
  expect(viewOf("film/å.jpg")).toBe("/bildevisning/film/%C3%A5.jpg");
  expect(viewOf("a.jpg", "share")).toBe("/bildevisning/a.jpg?utsnitt=share");
});

/** @jest-environment jsdom */
import { accountsClient } from "../access/accounts-client";
import { listPictures, removePicture, viewOf } from "../pictures/picture-client";
import { deskServer, Status } from "../testing/desk-server";
import { client, companionsClient, previewClient, removalClient, thumbnailOf, weekClient } from "./client";
import { noServer, setHosted } from "./no-server";
import { onSessionChange } from "./session-change";

const value = { title: "Kafé" };
const change = { kind: "articles", id: "kafe", value };
const save = { ...change, base: "1", before: {}, editor: "Bo" };
const accompanied = {
  kind: "pages",
  value,
  companions: { showings: [], ediNumber: "", menu: null },
  editor: "Bo",
};
const shown = { ...change, before: {}, moment: null };
const { signal } = new AbortController();

test.each<[string, () => Promise<unknown>, string, unknown?]>([
  ["the desk", client.desk, "GET /api/desk"],
  ["lists", client.lists, "GET /api/lists"],
  ["the overview", client.overview, "GET /api/overview"],
  ["pictures to choose", client.pictures, "GET /api/pictures"],
  ["an entity", () => client.entity("articles", "kafe & kino"), "GET /api/entities?kind=articles&id=kafe+%26+kino"],
  ["a new draft", () => client.newDraft("articles"), "GET /api/drafts?kind=articles"],
  ["a new film", () => client.newDraft("productions", "movie"), "GET /api/drafts?kind=productions&object=movie"],
  [
    "a copy",
    () => client.copy("articles", "kafe", "Bar"),
    "POST /api/copies",
    { kind: "articles", id: "kafe", title: "Bar" },
  ],
  ["a check", () => client.check(change, signal), "POST /api/check", change],
  ["what applies", () => client.applies(value, signal), "POST /api/applies", { value }],
  ["a save", () => client.save(save), "POST /api/save", save],
  ["all saves", client.saves, "GET /api/history"],
  ["versions", () => client.versions("articles", "kafe"), "GET /api/history/versions?kind=articles&id=kafe"],
  [
    "a version",
    () => client.version("articles", "kafe", "abc"),
    "GET /api/history/version?kind=articles&id=kafe&commit=abc",
  ],
  ["all that a save changed", () => client.changes("abc"), "GET /api/history/changes?commit=abc"],
  [
    "what a save changed of one",
    () => client.changes("abc", { kind: "articles", id: "kafe" }),
    "GET /api/history/changes?commit=abc&kind=articles&id=kafe",
  ],
  ["an undo", () => client.undo("abc", "Bo"), "POST /api/history/undo", { commit: "abc", editor: "Bo" }],
  ["publishing", client.publishing, "GET /api/publishing"],
  [
    "publishing later",
    () => client.publish("Bo", "2026-12-04T18:00"),
    "POST /api/publishing",
    { editor: "Bo", at: "2026-12-04T18:00" },
  ],
  ["the release before", client.goBack, "POST /api/publishing/tilbake", {}],
  ["no publishing", client.cancelPublishing, "DELETE /api/publishing", {}],
  [
    "a dropped draft",
    () => client.dropDraft("productions", null, "movie"),
    "DELETE /api/drafts",
    { kind: "productions", id: null, object: "movie" },
  ],
  ["patterns", () => companionsClient.patterns("pages"), "GET /api/patterns?kind=pages"],
  [
    "a check of companions",
    () => companionsClient.check(accompanied, signal),
    "POST /api/companions/check",
    accompanied,
  ],
  ["a save of companions", () => companionsClient.save(accompanied), "POST /api/companions", accompanied],
  ["the preview", previewClient.state, "GET /api/preview"],
  ["an edit in the preview", () => previewClient.show(shown, signal), "POST /api/preview/edit", shown],
  [
    "an edit that is left",
    () => previewClient.drop("pages", "om"),
    "DELETE /api/preview/edit",
    { kind: "pages", id: "om", value: {} },
  ],
  ["a part of a page", () => previewClient.part("/om/", "b1"), "GET /api/preview/part?path=%2Fom%2F&block=b1"],
  ["a merge", () => previewClient.merge({ ...change, before: {} }), "POST /api/merge", { ...change, before: {} }],
  [
    "a removal's plan",
    () => removalClient.plan({ kind: "pages", ids: ["om"] }),
    "POST /api/slett/plan",
    { kind: "pages", ids: ["om"] },
  ],
  [
    "a removal",
    () => removalClient.remove({ kind: "pages", ids: ["om"], version: "1", editor: "Bo" }),
    "POST /api/slett",
    { kind: "pages", ids: ["om"], version: "1", editor: "Bo" },
  ],
  ["this week", () => weekClient.week(null), "GET /api/uke"],
  ["a week", () => weekClient.week("2026-12-01"), "GET /api/uke?dag=2026-12-01"],
  [
    "a plan",
    () => weekClient.plan({ do: "copyWeek", monday: "2026-11-30" }, signal),
    "POST /api/uke/prov",
    { do: "copyWeek", monday: "2026-11-30" },
  ],
  [
    "an action",
    () => weekClient.save({ do: "copyWeek", monday: "2026-11-30" }, "Bo"),
    "POST /api/uke/lagre",
    { action: { do: "copyWeek", monday: "2026-11-30" }, editor: "Bo" },
  ],
  ["the session", accountsClient.session, "GET /api/innlogging"],
  [
    "a login",
    () => accountsClient.login({ email: "bo@example.no", password: "hemmelig" }),
    "POST /api/innlogging",
    { email: "bo@example.no", password: "hemmelig" },
  ],
  ["a logout", accountsClient.logout, "DELETE /api/innlogging", {}],
  [
    "a new password",
    () => accountsClient.changePassword({ old: "a", password: "b" }),
    "POST /api/innlogging/passord",
    { old: "a", password: "b" },
  ],
  ["an invitation", () => accountsClient.invitation("abc"), "POST /api/invitasjon", { secret: "abc" }],
  [
    "an answer to an invitation",
    () => accountsClient.accept({ secret: "abc", name: "Bo", password: "b" }),
    "POST /api/invitasjon/svar",
    { secret: "abc", name: "Bo", password: "b" },
  ],
  ["accounts", accountsClient.accounts, "GET /api/kontoer"],
  ["a role", () => accountsClient.setRole("1", "editor"), "POST /api/kontoer", { id: "1", role: "editor" }],
  ["a removed account", () => accountsClient.remove("1"), "DELETE /api/kontoer", { id: "1" }],
  [
    "a new invitation",
    () => accountsClient.invite("bo@example.no", "editor"),
    "POST /api/kontoer/invitasjoner",
    { email: "bo@example.no", role: "editor" },
  ],
  [
    "an invitation withdrawn",
    () => accountsClient.withdraw("bo@example.no"),
    "DELETE /api/kontoer/invitasjoner",
    { email: "bo@example.no" },
  ],
  ["the latest events", () => accountsClient.audit(null), "GET /api/hendelser"],
  ["earlier events", () => accountsClient.audit(7), "GET /api/hendelser?before=7"],
  ["all pictures", listPictures, "GET /api/bilder"],
  [
    "a removed picture",
    () => removePicture("a.jpg", "Bo"),
    "POST /api/bilder/fjern",
    { picture: "a.jpg", editor: "Bo" },
  ],
])("asks for %s", async (...[, ask, what, body]) => {
  const { sent } = deskServer({});
  await expect(ask()).rejects.toThrow(noServer());
  expect(sent).toEqual([{ what, body }]);
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

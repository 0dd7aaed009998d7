import { PICTURE_ROUTES } from "../../api/pictures";
import { BACK_ROUTE, PUBLISHING_ROUTE } from "../../api/publishing";
import { auditOfWrite } from "./audit-of-write";

test.each([
  ["a save", { outcome: "saved", message: "Endre Kråka" }, { kind: "saved", about: "Endre Kråka" }],
  ["an undone save", { outcome: "undone", message: "Angre: Kråka" }, { kind: "undone", about: "Angre: Kråka" }],
  ["a new picture", { outcome: "added", picture: "filmer/a.jpg" }, { kind: "pictureAdded", about: "filmer/a.jpg" }],
  ["a draft", { outcome: "draft", verdict: {} }, null],
  ["what was refused", { outcome: "refused", message: "Nei." }, null],
  ["what is no answer of a write", { people: [] }, null],
  ["nothing", undefined, null],
])("%s is noted as what it is", (_what, answer, noted) => {
  expect(auditOfWrite("POST /api/save", {}, answer)).toEqual(noted);
});

test("a removed picture is named by the request", () => {
  const route = `POST ${PICTURE_ROUTES.remove}`;
  const answer = { outcome: "removed", isCommitted: true };
  const kind = "pictureRemoved";
  expect(auditOfWrite(route, { picture: "a.jpg" }, answer)).toEqual({ kind, about: "a.jpg" });
  expect(auditOfWrite(route, null, answer)).toEqual({ kind, about: "" });
});

test("publishing is noted when it is asked for: now, later, or not any more", () => {
  const of = (method: string, body: unknown) => auditOfWrite(`${method} ${PUBLISHING_ROUTE}`, body, { attempt: null });
  const later = "2026-12-04T18:00";
  expect(of("POST", { at: null })).toEqual({ kind: "published", about: "" });
  expect(of("POST", { at: later })).toEqual({ kind: "publishingPlanned", about: later });
  expect(of("POST", {})).toBeNull();
  expect(of("DELETE", {})).toEqual({ kind: "publishingCancelled", about: "" });
  expect(of("GET", { at: null })).toBeNull();
  expect(auditOfWrite("POST /api/uke/lagre", { at: null }, {})).toBeNull();
});

test("going back names the release", () => {
  const answer = { outcome: "wentBack", to: "2026-11-24T03:15:02Z" };
  expect(auditOfWrite(`POST ${BACK_ROUTE}`, {}, answer)).toEqual({
    kind: "wentBack",
    about: "Utgaven 2026-11-24T03:15:02Z",
  });
});

import fastify from "fastify";
import { COMPANION_ROUTES } from "../../api/companions";
import { contentInGit } from "../testing/content-in-git";
import { companionsRoutes } from "./companions-routes";

const { desk, remove, read } = contentInGit();
const server = fastify();
companionsRoutes(server, desk);

afterAll(async () => {
  await server.close();
  remove();
});

const REDIRECT = { from: "/gamle-kino", to: "/kinoprogram" };

const save = async (value: object) => {
  const companions = { showings: [], ediNumber: "", menu: null };
  const payload = { kind: "redirects", value, companions, editor: "Bo" };
  return (await server.inject({ method: "POST", url: COMPANION_ROUTES.save, payload })).json();
};

/** A new redirect that cannot be saved is kept as the draft of the next one. */
const keepDraft = () =>
  desk.saves.save({ kind: "redirects", id: null, base: "", before: {}, value: { from: "gamle-kino" }, editor: "Bo" });

test("what is new is written, and its draft is gone then and not before", async () => {
  expect(await keepDraft()).toMatchObject({ outcome: "draft" });
  expect(await save({ ...REDIRECT, to: 5 })).toMatchObject({ outcome: "refused" });
  expect(await desk.draftOfNew("redirects")).not.toBeNull();
  expect(await save(REDIRECT)).toMatchObject({ outcome: "saved", isCommitted: true });
  expect(read("settings/redirects.json")).toContain("/gamle-kino");
  expect(await desk.draftOfNew("redirects")).toBeNull();
});

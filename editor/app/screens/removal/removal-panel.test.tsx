/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { fireEvent, screen } from "@testing-library/react";
import type { RemovalPlan } from "../../../api/removal";
import { lastSave } from "../../data/last-save";
import { storedDraft } from "../../data/stored-draft";
import { deskData, kindNamed, problemAt } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { RemovalPanel } from "./removal-panel";

const PLAN = "POST /api/slett/plan";
const REMOVE = "POST /api/slett";
const POSSIBLE: RemovalPlan = { version: "7", needing: [], leading: [], others: [], isPossible: true };

const referrer = (at: number) => ({ kind: "pages", id: `side-${at}`, title: `Side ${at}`, path: ["blocks", at] });
const referrers = (count: number) => Array.from({ length: count }, (_, at) => referrer(at));

const open = (answers: Record<string, object>) => {
  const renew = jest.fn(async () => undefined);
  const server = deskServer(answers);
  renderInDesk(
    <RemovalPanel kind="articles" id="kafe" title="Kafé" />,
    deskData({ renew }, [kindNamed("pages", "Sider")]),
  );
  ask();
  return { server, renew };
};

const ask = () => fireEvent.click(screen.getByRole("button", { name: "Slett «Kafé» …" }));
const dialog = () => document.querySelector("dialog");
const sure = () => screen.findByRole("button", { name: "Ja, slett" });
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

const DRAFT = { base: null, before: {}, value: {} };

beforeEach(() => {
  window.location.hash = "#/rediger/articles/kafe";
  lastSave.clear();
  localStorage.clear();
});

test("what cannot be without it is named, each with its kind and the field", async () => {
  open({ [PLAN]: { ...POSSIBLE, isPossible: false, needing: referrers(9), others: [problemAt([])] } });
  expect(await screen.findByText(/^Kan ikke slettes ennå/)).toBeTruthy();
  expect(rows()).toHaveLength(9);
  expect(rows()[0]).toBe("Side 0 Sider");
  expect(rows()[8]).toBe("og 1 til");
  expect(screen.queryByText(/^Lenker hit/)).toBeNull();
  expect(screen.getByText("kafe.json: Mangler. Skriv det.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ja, slett" })).toBeNull();
  expect(screen.queryByText(/Den forsvinner/)).toBeNull();
  const link = screen.getByRole("link", { name: "Side 2" });
  expect(link.getAttribute("href")).toBe("#/rediger/pages/side-2?felt=blocks.2");
  fireEvent.click(link);
  expect(dialog()).toBeNull();
});

test("links to it are named, and do not keep it", async () => {
  open({ [PLAN]: { ...POSSIBLE, leading: referrers(8) } });
  await sure();
  expect(screen.getByText("Lenker hit som ikke lenger vil virke:")).toBeTruthy();
  expect(rows()).toHaveLength(8);
  expect(screen.queryByText(/^Kan ikke slettes/)).toBeNull();
});

test("a refusal is reported, and leaves everything as it is until it is tried again", async () => {
  storedDraft.save("articles", "kafe", DRAFT);
  const { answer, give } = pending();
  const { server, renew } = open({ [PLAN]: POSSIBLE, [REMOVE]: answer });
  fireEvent.click(await sure());
  const busy = screen.getByRole("button", { name: "Sletter …" });
  fireEvent.click(busy);
  give({ outcome: "refused", why: "Noen har endret den." });
  expect(await screen.findByText("Noen har endret den.")).toBeTruthy();
  expect(server.count(REMOVE)).toBe(1);
  expect(renew).not.toHaveBeenCalled();
  expect(dialog()?.open).toBe(true);
  expect(window.location.hash).toBe("#/rediger/articles/kafe");
  expect(storedDraft.of("articles", "kafe")).toEqual(DRAFT);
  server.answers[REMOVE] = new Status(500, { message: "Git er opptatt." });
  fireEvent.click(await sure());
  expect(await screen.findByText("Git er opptatt.")).toBeTruthy();
  expect(await sure()).toBeTruthy();
});

test("a plan that cannot be made is reported, and is asked for anew the next time", async () => {
  const { server } = open({ [PLAN]: new Status(500, { message: "Ødelagt." }) });
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Ser etter hva som viser hit …")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Behold" }));
  server.answers[PLAN] = POSSIBLE;
  ask();
  expect(screen.queryByText("Ødelagt.")).toBeNull();
  await sure();
  expect(server.count(PLAN)).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Behold" }));
  server.answers[PLAN] = pending().answer;
  ask();
  // What was found before may have changed.
  expect(screen.queryByRole("button", { name: "Ja, slett" })).toBeNull();
});

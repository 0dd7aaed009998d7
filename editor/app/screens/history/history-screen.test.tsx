/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { deskData, problemAt } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { HistoryScreen } from "./history-screen";

const SAVES = "GET /api/history";
const UNDO = "POST /api/history/undo";

const save = (at: number) => ({
  commit: at.toString(16).padStart(40, "0"),
  message: `Endre ${at}`,
  editor: "Kari",
  at: "2026-12-01T10:00:00Z",
  origin: "desk",
});
const saves = (count: number) => ({ saves: Array.from({ length: count }, (_, at) => save(at)) });

const open = async (answers: Record<string, object>) => {
  const renew = jest.fn(async () => undefined);
  const server = deskServer(answers);
  renderInDesk(<HistoryScreen />, deskData({ renew }));
  await screen.findByText("Endre 0");
  return { server, renew };
};

const rows = () => screen.getAllByRole("listitem");
const undo = (at: number) => fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Angre «Endre ${at}»`) }));

test("saves are listed thirty at a time, with who and when", async () => {
  await open({ [SAVES]: saves(61) });
  expect(rows()).toHaveLength(30);
  expect(rows()[0]?.textContent).toBe("Endre 0Kari, tirsdag 1. desember 2026 kl. 11.00Angre");
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(rows()).toHaveLength(60);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(rows()).toHaveLength(61);
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

test("what developers have changed is folded, and cannot be undone", async () => {
  const code = { ...save(1), message: "feat(src): fold for the child", origin: "code" };
  const pull = { ...save(2), message: "Programmet hentet fra kildene", origin: "pull" };
  await open({ [SAVES]: { saves: [save(0), pull, code] } });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Angre", "Angre"]);
  expect(screen.getByText("Endringer i koden (1)").closest("details")?.textContent).toContain(code.message);
});

test("thirty saves are all there are", async () => {
  await open({ [SAVES]: saves(30) });
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

test("one save is taken back at a time, and everything is loaded again", async () => {
  const { answer, give } = pending();
  const { server, renew } = await open({ [SAVES]: saves(2), [UNDO]: answer });
  undo(1);
  expect(rows()[1]?.textContent).toContain("Angrer …");
  expect(rows()[0]?.textContent).not.toContain("Angrer …");
  undo(0);
  server.answers[SAVES] = saves(3);
  give({ outcome: "undone", message: "Angre: Endre 1", isCommitted: true, corrected: "Teksten er rettet." });
  expect(await screen.findByText("Lagret: Angre: Endre 1. Teksten er rettet.")).toBeTruthy();
  // What was there stays until the list is there again.
  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(server.bodies(UNDO)).toEqual([{ commit: save(1).commit, editor: "Bo" }]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(rows()[1]?.textContent).not.toContain("Angrer …");
});

test("what would break the content is not taken back, and says what would be wrong", async () => {
  const entity = { kind: "articles", id: "kafe", title: "Kafé" };
  const { server, renew } = await open({
    [SAVES]: saves(1),
    [UNDO]: { outcome: "refused", why: "Noen har endret det siden.", problems: [problemAt(["title"], { entity })] },
  });
  undo(0);
  expect(await screen.findByText("Ingenting er endret. Noen har endret det siden.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Dette ville blitt galt" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Kafé: Mangler. Skriv det." }).getAttribute("href")).toBe(
    "#/rediger/articles/kafe?felt=title",
  );
  expect(renew).not.toHaveBeenCalled();
  expect(server.count(SAVES)).toBe(1);
});

test("a server that fails is reported in its words, and the save can be tried again", async () => {
  const { server } = await open({ [SAVES]: saves(1), [UNDO]: new Status(500, { message: "Git er opptatt." }) });
  undo(0);
  expect(await screen.findByText("Ingenting er endret. Git er opptatt.")).toBeTruthy();
  undo(0);
  await waitFor(() => expect(server.count(UNDO)).toBe(2));
});

test("a history that cannot be read is reported", async () => {
  deskServer({ [SAVES]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<HistoryScreen />);
  expect(screen.getByText("Henter …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Henter …")).toBeNull();
});

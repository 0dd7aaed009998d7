/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { FOR_OPERATORS } from "../../../domain/contracts/groups";
import { lastSave } from "../data/last-save";
import { storedDraft } from "../data/stored-draft";
import { deskData, problemAt } from "../testing/desk-data";
import { deskServer, Status } from "../testing/desk-server";
import {
  ARTICLES,
  author,
  ENTITY,
  KAFE,
  openKafe,
  READ,
  SITES,
  saveButton,
  submitForm,
  writeAuthor,
} from "../testing/edit-kafe";
import { fieldOf } from "../testing/form-of";
import { renderInDesk } from "../testing/in-desk";
import { EditScreen } from "./edit-screen";

const SAVE = "POST /api/save";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent ?? "";

beforeEach(() => {
  window.location.hash = "#/rediger/articles/kafe";
  lastSave.clear();
  localStorage.clear();
});

test("an entity that has another id then is opened under that", async () => {
  await openKafe({ [SAVE]: { outcome: "saved", id: "bar", message: "Endre", isCommitted: true } });
  writeAuthor("Ola");
  submitForm();
  await waitFor(() => expect(window.location.hash).toBe("#/rediger/articles/bar"));
});

test("a draft of the server is shown when nothing was typed here, or what was is saved already", async () => {
  storedDraft.save("articles", "kafe", { base: "0", before: {}, value: KAFE });
  const draft = { base: "7", before: KAFE, value: { ...KAFE, author: "Siri" }, editor: "Siri" };
  const { server } = await openKafe({ [READ]: { ...ENTITY, draft }, [SAVE]: new Status(500, { message: "Nei." }) });
  expect(text()).toContain("Du fortsetter på et utkast.");
  expect(author()).toHaveProperty("value", "Siri");
  submitForm();
  await screen.findByText("Nei.");
  expect(server.bodies(SAVE)).toMatchObject([{ base: "7", before: KAFE, value: draft.value }]);
});

test("a draft that says what is saved is none", async () => {
  await openKafe({ [READ]: { ...ENTITY, draft: { base: "7", before: {}, value: KAFE, editor: "Siri" } } });
  expect(text()).not.toContain("utkast");
  expect(saveButton().ariaDisabled).toBe("true");
});

test("what there is one of is shown by its parts, and a field leads to the part that has it", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const problems = [problemAt(["title"]), problemAt(["title"], { severity: "warning" })];
  deskServer({ "GET /api/entities?kind=sites&id=huset": { ...ENTITY, kind: "sites", id: "huset", problems } });
  const open = (field: string | null) =>
    renderInDesk(<EditScreen kind="sites" id="huset" field={field} only={null} />, deskData({}, [SITES]));
  storedDraft.save("sites", "huset", { base: "1", before: KAFE, value: { ...KAFE, author: "Ola" } });
  open(null);
  const part = await screen.findByRole("link", { name: "Tittel og forfatter Kafé · Ola ✎ Ikke lagret ennå ! 1 feil" });
  expect(part.getAttribute("href")).toBe("#/rediger/sites/huset?bare=title");
  document.body.replaceChildren();
  open("author");
  expect(await screen.findByRole("heading", { level: 1, name: "Tittel og forfatter" })).toBeTruthy();
});

test("a part says in a sentence what it is for, and what it holds, which operators' parts do not", async () => {
  const help = "Vises i lister, kl. 9.30 også. Skriv kort.";
  const fields = [
    fieldOf("title", "Tittel", { kind: "text" }, { help }),
    fieldOf(
      "minutes",
      "Reklame, i minutter",
      { kind: "number", min: null, max: null, isWhole: true },
      { group: "Billetter" },
    ),
    fieldOf("author", "Forfatter", { kind: "text" }, { help, group: FOR_OPERATORS }),
  ];
  const form = { kind: "object" as const, isPicture: false, fields };
  const entity = { ...ENTITY, kind: "sites", id: "huset", value: { ...KAFE, minutes: 15 } };
  deskServer({ "GET /api/entities?kind=sites&id=huset": entity });
  renderInDesk(<EditScreen kind="sites" id="huset" field={null} only={null} />, deskData({}, [{ ...SITES, form }]));
  const link = await screen.findByRole("link", { name: /^Tittel/ });
  expect(link.textContent).toBe("TittelVises i lister, kl. 9.30 også.Kafé");
  expect(screen.getByRole("link", { name: /^Reklame/ }).textContent).toBe("Reklame, i minutter15 minutter");
  const operators = screen.getByText(FOR_OPERATORS).closest("details");
  expect(operators?.querySelector("a")?.textContent).toBe("ForfatterVises i lister, kl. 9.30 også.");
});

test("what operators set is folded, until something in it is wrong or not saved", async () => {
  const form = {
    kind: "object" as const,
    isPicture: false,
    fields: [fieldOf("host", "Vertsnavn", { kind: "text" }, { group: FOR_OPERATORS })],
  };
  const open = async (problems: readonly object[]) => {
    document.body.replaceChildren();
    deskServer({ "GET /api/entities?kind=sites&id=huset": { ...ENTITY, kind: "sites", id: "huset", problems } });
    const desk = deskData({}, [{ ...SITES, form }]);
    renderInDesk(<EditScreen kind="sites" id="huset" field={null} only={null} />, desk);
    return (await screen.findByText(FOR_OPERATORS)).closest("details")?.open;
  };
  expect(await open([])).toBe(false);
  expect(await open([problemAt(["host"])])).toBe(true);
});

test("an entity that is not there is reported", async () => {
  deskServer({ [READ]: new Status(404, { message: "Finnes ikke." }) });
  renderInDesk(<EditScreen kind="articles" id="kafe" field={null} only={null} />, deskData({}, [ARTICLES]));
  expect(text()).toBe("Henter …");
  expect(await screen.findByText("Finnes ikke.")).toBeTruthy();
});

const COMMIT = "a".repeat(40);
const UNDO = {
  "GET /api/history": {
    saves: [{ commit: COMMIT, message: "Endre Kafé", editor: "Bo", at: "2026-12-01T10:00:00Z", origin: "desk" }],
  },
};

test("an undo that is refused is reported, and can be tried again", async () => {
  lastSave.set({ kind: "articles", id: "kafe", message: "Endre Kafé", isCommitted: true });
  await openKafe({ ...UNDO, "POST /api/history/undo": new Status(500, { message: "Git er opptatt." }) });
  press("Angre lagringen");
  expect(await screen.findByText("Ikke angret. Git er opptatt.")).toBeTruthy();
});

/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen } from "@testing-library/react";
import type { Json } from "../../../../domain/json/json";
import { storedDraft } from "../../data/stored-draft";
import { deskData, problemAt, summaryOf } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { CompanionsPanel } from "./companions-panel";
import { type CompanionsState, useCompanions } from "./use-companions";

const CHECK = "POST /api/companions/check";
const SAVE = "POST /api/companions";
const MOVIE: Json = { object: "movie", title: "Natt" };

let state: CompanionsState | null = null;
const companions = (): CompanionsState => {
  if (state === null) throw new Error("Not drawn.");
  return state;
};

interface NewProps {
  readonly kind: string;
  readonly value: Json;
  readonly hall: string;
  readonly isNew: boolean;
}

const New = ({ kind, value, hall, isNew }: NewProps) => {
  state = useCompanions(kind, value, isNew);
  return <CompanionsPanel kind={kind} object={value.object} hall={hall} companions={state} />;
};

const IN_MENU = { heading: "Øverst på siden", depth: 0, isFirst: true, isLast: false };

const BY_TYPE = {
  Hall: [summaryOf("stor", { title: "Storsalen" }), summaryOf("liten", { title: "Lillesalen" })],
  MenuItem: [
    summaryOf("om", { title: "Om oss", placement: { ...IN_MENU, leadsTo: "" } }),
    summaryOf("kafe", { title: "Kafé", placement: { ...IN_MENU, leadsTo: "/kafe/" } }),
  ],
};

const open = (own: Partial<NewProps> = {}, answers: Record<string, object> = {}) => {
  const server = deskServer({ [CHECK]: { problems: [], showings: [] }, ...answers });
  const props = { kind: "productions", value: MOVIE, hall: "", isNew: true, ...own };
  const { rerender, unmount } = renderInDesk(<New {...props} />, deskData({ lists: { byType: BY_TYPE } }));
  return { server, unmount, type: (value: Json) => rerender(<New {...props} value={value} />) };
};

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const rows = () => screen.getAllByRole("group", { name: /^Forestilling \d/ });
const when = (at: number, value: string) => {
  const field = rows()[at]?.querySelector("input:not([type=checkbox])");
  fireEvent.change(field ?? document.body, { target: { value } });
};
const hall = (at: number) => rows()[at]?.querySelector("select")?.value;
const text = () => document.body.textContent ?? "";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+01:00") });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("there is one empty row more than showings, which begins in the hall of the one before", () => {
  open();
  expect(rows()).toHaveLength(1);
  expect(hall(0)).toBe("stor");
  expect(text()).toContain("Skriv tidspunktet som «fre 18» eller «4/12 19.30».");
  fireEvent.change(rows()[0]?.querySelector("select") ?? document.body, { target: { value: "liten" } });
  expect(rows()).toHaveLength(1);
  when(0, "fre 18");
  expect(rows()).toHaveLength(2);
  expect(text()).toContain("Blir fredag 4. desember 2026 kl. 18.00");
  expect(hall(1)).toBe("liten");
  when(1, "lør 18");
  expect(rows()).toHaveLength(3);
  when(1, " ");
  expect(companions().draft.rows.map(({ when: typed }) => typed)).toEqual(["fre 18", " ", ""]);
});

test("a new row begins in the hall that such content mostly has", () => {
  open({ hall: "liten" });
  expect(hall(0)).toBe("liten");
});

test("a time that is not understood is reported, and keeps all from being saved", () => {
  open();
  expect(companions().isSavable).toBe(true);
  when(0, "en kveld");
  expect(text()).toContain("Skriv en dag og et klokkeslett som finnes.");
  expect(companions().isSavable).toBe(false);
  when(0, " ");
  expect(text()).not.toContain("Skriv en dag og et klokkeslett som finnes.");
  expect(companions().isSavable).toBe(true);
});

test("what is made together is checked after a pause, and only the last of what is typed", async () => {
  const { server } = open();
  when(0, "fre 18");
  await passing(299);
  when(0, "fre 19");
  await passing(299);
  expect(server.count(CHECK)).toBe(0);
  await passing(1);
  expect(server.bodies(CHECK)).toEqual([
    {
      kind: "productions",
      value: MOVIE,
      companions: {
        ediNumber: "",
        menu: null,
        showings: [{ start: "2026-12-04T19:00", hall: "stor", isThreeD: false, isFree: false }],
      },
      editor: "",
    },
  ]);
});

test("what the check says of other content is reported, and nothing once there is none", async () => {
  const own = { kind: "productions", id: "ny", title: "Ny" };
  const other = { kind: "events", id: "ny-1", title: "Visning" };
  open(
    {},
    {
      [CHECK]: {
        showings: [],
        problems: [
          problemAt(["title"], { entity: own }),
          problemAt(["start"], { entity: other, message: "kolliderer." }),
        ],
      },
    },
  );
  when(0, "fre 18");
  await passing(300);
  expect(screen.getByRole("heading", { name: "Om det som lagres sammen med dette" })).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Visning: Kolliderer. Skriv det.",
  ]);
  when(0, "");
  expect(screen.queryByRole("link")).toBeNull();
});

test("prices, days and problems stand at their own line, until it is changed", async () => {
  const own = problemAt(["start"], { entity: { kind: "events", id: "ny-1", title: "Ny" }, message: "kolliderer." });
  const told = { id: "ny-1", label: "Ny", prices: "Voksen 135 kr, Barn 100 kr", from: "salens priser" };
  const showings = [{ ...told, notes: ["Fredag er 1. juledag."], problems: [own] }];
  const { server } = open({}, { [CHECK]: { problems: [], showings } });
  when(0, "fre 18");
  await passing(300);
  const line = () => rows()[0]?.querySelector("[aria-live]")?.textContent;
  const prices = "Voksen 135 kr · Barn 100 kr, salens priser";
  expect(line()).toBe(`${prices}△ Fredag er 1. juledag.! Kolliderer. Skriv det.`);
  expect(rows()[1]?.querySelector("[aria-live]")?.textContent).toBe("");
  const priced = rows()[0]?.querySelectorAll("select")[1] ?? document.body;
  fireEvent.change(priced, { target: { value: "egne" } });
  expect(line()).toBe("");
  expect(companions().isSavable).toBe(false);
  fireEvent.change(screen.getByLabelText(/^Egne priser/), { target: { value: "voksen 150, barn 100" } });
  expect(companions().isSavable).toBe(true);
  await passing(300);
  expect(server.bodies(CHECK)).toMatchObject([
    {},
    {
      companions: {
        showings: [
          {
            prices: [
              { label: "Voksen", amount: 150 },
              { label: "Barn", amount: 100 },
            ],
          },
        ],
      },
    },
  ]);
});

test("what comes late for what was typed before is not reported", async () => {
  const late = pending();
  const { server } = open({}, { [CHECK]: late.answer });
  when(0, "fre 18");
  await passing(300);
  server.answers[CHECK] = { problems: [], showings: [] };
  when(0, "fre 19");
  await passing(300);
  late.give({ problems: [problemAt(["start"])], showings: [] });
  await passing(0);
  expect(screen.queryByRole("link")).toBeNull();
});

test("nothing is checked while there is nothing, or for what is there already", async () => {
  const { server } = open();
  await passing(1_000);
  document.body.replaceChildren();
  storedDraft.save("pages og mer", null, {
    base: null,
    before: {},
    value: { rows: [], ediNumber: "", menu: "" },
  });
  open({ kind: "pages", isNew: false });
  await passing(1_000);
  expect(server.sent).toEqual([]);
  expect(companions().isEmpty).toBe(true);
});

test("a page has its place in the menu, under what is a group there", async () => {
  const { server } = open({ kind: "pages", value: { title: "Om" } });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Ikke i menyen",
    "Øverst, under Om oss",
    "Nederst på sidene",
  ]);
  const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  expect(companions().isEmpty).toBe(true);
  choose("");
  expect(companions().isEmpty).toBe(false);
  choose("om");
  await passing(300);
  expect(server.bodies(CHECK)).toMatchObject([{ companions: { menu: "om", showings: [] } }]);
  choose("-");
  expect(companions().isEmpty).toBe(true);
  expect(companions().draft).toEqual({ rows: [], ediNumber: "", menu: "-" });
});

test("other content has no companions", () => {
  open({ kind: "articles" });
  expect(text()).toBe("");
});

test("what is typed is there again when the page is opened anew, until it is dropped", () => {
  const { unmount } = open();
  when(0, "fre 18");
  unmount();
  open();
  expect(rows()).toHaveLength(2);
  act(() => companions().drop());
  expect(rows()).toHaveLength(1);
  expect(storedDraft.of("productions og mer", null)).toBeNull();
});

test("what is refused is reported in one sentence and in the list", async () => {
  const problems = [problemAt(["start"], { message: "kolliderer.", cure: "Flytt den." }), problemAt(["hall"])];
  open({}, { [SAVE]: new Status(409, { outcome: "refused", problems }), [CHECK]: new Status(500) });
  when(0, "fre 18");
  await act(async () => {
    await expect(companions().save("Bo")).rejects.toThrow("Ingenting er lagret. 2 ting må rettes; de er merket.");
  });
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

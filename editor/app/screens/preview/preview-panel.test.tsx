/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen } from "@testing-library/react";
import type { Preview } from "../../../api/preview";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { PreviewPanel } from "./preview-panel";

const SHOW = "POST /api/preview/edit";
const DROP = "DELETE /api/preview/edit";
const SITE = "http://localhost:8201";
const READY: Preview = { status: "ready", message: "", done: 1, address: SITE, edition: 1 };
const SHOWN = { errors: 0, path: "/om/", away: null, isFilledOut: false, borrowed: [] as string[] };
const VALUE = { title: "Om", blocks: [{ id: "b1" }, { id: "b2" }] };

const onField = jest.fn();

const panel = (state: Preview | null, value: object = VALUE, id: string | null = "om", isUntouched = false) => (
  <PreviewPanel
    kind="pages"
    id={id}
    isUntouched={isUntouched}
    before={VALUE}
    value={{ ...value }}
    state={state}
    isAsked
    onHide={null}
    onField={onField}
  />
);

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const open = async (answers: Record<string, object> = {}, state: Preview | null = READY) => {
  const server = deskServer({ [SHOW]: SHOWN, [DROP]: {}, ...answers });
  const hook = renderInDesk(panel(state));
  await passing(400);
  return { server, ...hook };
};

const frame = () => screen.queryByTitle("Siden slik den blir");
const address = () => new URL(frame()?.getAttribute("src") ?? "about:blank");
const status = () => screen.getByRole("status").textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));
const clock = () => screen.getByRole("textbox");

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+01:00") });
  onField.mockClear();
});
afterEach(() => jest.useRealTimers());

test("the page is shown as it is written, on a phone and in light colours at first", async () => {
  const { server } = await open();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Forhåndsvisning" }));
  expect(address().href).toBe(`${SITE}/om/?clock=&scheme=light`);
  expect(screen.getByRole("region", { name: "Siden" }).dataset.width).toBe("phone");
  expect(status()).toBe("Viser det du har skrevet. Trykk på en del av siden for å åpne feltet.");
  expect(server.bodies(SHOW)).toEqual([{ kind: "pages", id: "om", before: VALUE, value: VALUE, moment: null }]);
  press("Mørk");
  expect(address().searchParams.get("scheme")).toBe("dark");
  press("PC");
  expect(screen.getByRole("region", { name: "Siden" }).dataset.width).toBe("wide");
});

test("what is typed is shown after a pause, and given back when the preview is closed", async () => {
  const { server, rerender, unmount } = await open();
  rerender(panel(READY, { title: "O" }));
  await passing(399);
  rerender(panel(READY, { title: "Oss" }));
  await passing(399);
  expect(server.count(SHOW)).toBe(1);
  await passing(1);
  expect(server.bodies(SHOW)[1]).toMatchObject({ value: { title: "Oss" } });
  expect(server.count(DROP)).toBe(0);
  rerender(panel(READY, { title: "O" }));
  unmount();
  await passing(1_000);
  expect(server.count(SHOW)).toBe(2);
  expect(server.bodies(DROP)).toEqual([{ kind: "pages", id: "om", value: {} }]);
});

test.each<[string, Preview | null, object, string]>([
  ["before it is known", null, SHOWN, "Henter …"],
  ["while it starts", { ...READY, status: "starting", message: "Starter …" }, SHOWN, "Starter …"],
  [
    "with errors",
    READY,
    { ...SHOWN, errors: 2 },
    "Viser det som sist var riktig. Siden følger med igjen når skjemaet er rettet.",
  ],
  [
    "with what is missing filled out",
    READY,
    { ...SHOWN, isFilledOut: true, borrowed: ["Spilletid", "Aldersgrense"] },
    "Viser det du har skrevet. Eksempler foreløpig: spilletid og aldersgrense.",
  ],
  [
    "for what is away",
    READY,
    { ...SHOWN, away: "Vises fra fredag" },
    "Ikke på nettstedet på dette tidspunktet: Vises fra fredag. Velg et annet «Tidspunkt» for å se det.",
  ],
  ["when it fails", READY, new Status(500, { message: "Ødelagt." }), "Ødelagt."],
])("%s, the preview says so", async (_when, state, shown, text) => {
  await open({ [SHOW]: shown }, state);
  expect(status()).toBe(text);
  expect(frame() !== null).toBe(state?.status === "ready" && text !== "Ødelagt.");
});

test("a new page that nobody has written in is not shown", async () => {
  const server = deskServer({ [SHOW]: { ...SHOWN, isFilledOut: true }, [DROP]: {} });
  const { rerender } = renderInDesk(panel(READY, VALUE, null, true));
  await passing(400);
  expect(server.count(SHOW)).toBe(1);
  expect([status(), frame()]).toEqual(["Siden kommer hit når du har begynt å skrive.", null]);
  rerender(panel(READY, VALUE, null));
  expect(frame()).not.toBeNull();
});

test("a new page is not shown as any other while there is something wrong", async () => {
  deskServer({ [SHOW]: { ...SHOWN, path: "/", errors: 5 }, [DROP]: {} });
  renderInDesk(panel(READY, {}, null));
  await passing(400);
  expect(status()).toBe("Siden kommer hit når det som er galt, er rettet.");
  expect(frame()).toBeNull();
});

test("a failure is gone with the next answer", async () => {
  const { server, rerender } = await open({ [SHOW]: new Status(500, { message: "Ødelagt." }) });
  server.answers[SHOW] = SHOWN;
  rerender(panel(READY, { title: "Oss" }));
  await passing(400);
  expect(status()).toMatch(/^Viser det du har skrevet/);
});

test("before the first answer, the page is being made ready", () => {
  deskServer({ [SHOW]: SHOWN, [DROP]: {} });
  renderInDesk(panel(READY));
  expect(status()).toBe("Gjør klar siden …");
  expect(frame()).toBeNull();
  expect(screen.getByRole("region", { name: "Siden" }).querySelector("[aria-hidden]")).toBeTruthy();
});

test("the page is seen at another time, as people write it, and now again", async () => {
  const { server } = await open();
  const type = (value: string) => fireEvent.change(clock(), { target: { value } });
  press("Tidspunkt");
  type("en gang");
  press("Vis");
  expect(screen.getByText(/^Skriv dag og klokkeslett/)).toBeTruthy();
  expect(address().searchParams.get("clock")).toBe("");
  type("fre 18");
  expect(fireEvent.keyDown(clock(), { key: "a" })).toBe(true);
  expect(address().searchParams.get("clock")).toBe("");
  expect(fireEvent.keyDown(clock(), { key: "Enter" })).toBe(false);
  expect(address().searchParams.get("clock")).toBe("2026-12-04T18:00");
  expect(clock()).toHaveProperty("value", "fredag 4. desember 2026 kl. 18.00");
  expect(screen.queryByText(/^Skriv dag og klokkeslett/)).toBeNull();
  await passing(400);
  expect(server.bodies(SHOW)[1]).toMatchObject({ moment: "2026-12-04T18:00" });
  type(" ");
  press("Vis");
  await passing(400);
  expect(address().searchParams.get("clock")).toBe("");
  expect(server.bodies(SHOW)[2]).toMatchObject({ moment: null });
  type("fre 18");
  press("Vis");
  press("Tidspunkt");
  expect(address().searchParams.get("clock")).toBe("");
});

test("the page is loaded anew by a button", async () => {
  await open();
  const before = frame();
  fireEvent.click(screen.getByRole("button", { name: "Last siden på nytt" }));
  expect(frame()).not.toBe(before);
  expect(address().pathname).toBe("/om/");
});

test("a sketch of the page stands until it is there, with how far the start has come", async () => {
  const { rerender } = await open({}, { ...READY, status: "starting", message: "Starter …", done: 0.25 });
  const sketch = () => screen.getByRole("region", { name: "Siden" }).querySelector("[aria-hidden]");
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 0.25);
  expect(sketch()).toBeTruthy();
  rerender(panel(READY));
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(sketch()).toBeTruthy();
  fireEvent.load(frame() ?? document.body);
  expect(sketch()).toBeNull();
  press("Mørk");
  expect(sketch()).toBeTruthy();
});

const CLICK = { type: "kulturhus-visning", path: "/om/", block: "b2", what: "other" };
const PART = "GET /api/preview/part?path=%2Fom%2F&block=b9";

const click = async (data: object, own: MessageEventInit = {}) => {
  const source = frame() instanceof HTMLIFrameElement ? (frame() as HTMLIFrameElement).contentWindow : null;
  await act(async () => {
    window.dispatchEvent(new MessageEvent("message", { origin: SITE, source, data, ...own }));
    await jest.advanceTimersByTimeAsync(3_000);
  });
};

/** A field of the form beside the preview. */
const field = (id: string) => {
  const control = document.createElement("input");
  control.id = id;
  control.scrollIntoView = jest.fn();
  document.body.append(control);
  return control;
};

test("a click on a part of the page opens its field in the form", async () => {
  const control = field("felt-blocks-1");
  await open();
  await click({ ...CLICK, type: "annet" });
  await click(CLICK, { origin: "https://www.example.com" });
  await click(CLICK, { source: window });
  expect(document.activeElement).not.toBe(control);
  await click(CLICK);
  expect(document.activeElement).toBe(control);
  control.remove();
});

test("a part of another page has a link to its form there, until something else is clicked on", async () => {
  const { server, unmount } = await open({ [PART]: { id: "felles", title: "Felles", index: 3 } });
  await click({ ...CLICK, block: "b9" });
  expect(document.body.textContent).toContain("Delen hører til siden «Felles».");
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/rediger/pages/felles?felt=blocks.3");
  await click(CLICK);
  expect(screen.queryByRole("link")).toBeNull();
  await click({ ...CLICK, block: null });
  expect(server.count(PART)).toBe(1);
  server.answers[PART] = new Status(500);
  await click({ ...CLICK, block: "b9" });
  expect(screen.queryByRole("link")).toBeNull();
  unmount();
  await click({ ...CLICK, block: "b9" });
  expect(server.count(PART)).toBe(2);
});

/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import type { Json } from "../../../../domain/json/json";
import { deskData, kindNamed, NEVER_PUBLISHED, summaryOf } from "../../testing/desk-data";
import { deskServer } from "../../testing/desk-server";
import { ARTICLES } from "../../testing/edit-kafe";
import { renderInDesk } from "../../testing/in-desk";
import { FormHead } from "./form-head";

const onChange = jest.fn();

const pressed = (value: Json): Json => {
  renderInDesk(
    <FormHead
      about={ARTICLES}
      id="kafe"
      isPart={false}
      head={null}
      title="Kafé"
      isHideable
      value={value}
      onChange={onChange}
      mayDiscard={false}
      onDiscard={() => undefined}
    />,
    deskData({}, [ARTICLES]),
  );
  fireEvent.click(screen.getByRole("switch", { name: "Synlig på nettstedet" }));
  return onChange.mock.lastCall[0];
};

const isOn = () => screen.getByRole<HTMLInputElement>("switch").checked;

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+01:00") }));
afterEach(() => jest.useRealTimers());

test("what is on the site is taken off it now, also what has yet to come", () => {
  expect(pressed({ title: "Kafé" })).toEqual({ title: "Kafé", shownUntil: "2026-12-01T10:00" });
  expect(isOn()).toBe(true);
  document.body.replaceChildren();
  expect(pressed({ shownFrom: "2026-12-24T10:00" })).toEqual({ shownUntil: "2026-12-01T10:00" });
});

test("what is hidden is shown again", () => {
  expect(pressed({ shownUntil: "2026-11-30T10:00" })).toEqual({});
  expect(isOn()).toBe(false);
});

test.each([
  ["onSale", "2026-12-04T18:00", "Avlys eller flytt"],
  ["cancelled", "2026-12-04T18:00", "Sett opp igjen"],
  ["onSale", null, undefined],
])("a showing that is %s and begins at %s leads to its day in the week", (is, next, words) => {
  const about = { ...kindNamed("events", "Event"), type: "Event", newLabel: "Ny forestilling" };
  const Event = [summaryOf("natt", { next, status: { is, text: is } })];
  renderInDesk(
    <FormHead
      {...{ about, id: "natt", isPart: false, head: null, title: "Natt", isHideable: false, value: {}, onChange }}
      mayDiscard={false}
      onDiscard={() => undefined}
    />,
    deskData({ lists: { byType: { Event } } }, [about]),
  );
  const link = screen.queryByRole("link", { name: /^(Avlys|Sett)/ });
  expect(link?.textContent).toBe(words);
  if (words) expect(link?.getAttribute("href")).toBe("#/uka/2026-12-04?forestilling=natt");
});

test("a change that is not published leads to where it is", async () => {
  jest.useRealTimers();
  const entities = [{ kind: ARTICLES.kind, id: "kafe", title: "Kafé", what: "changed", fields: [] }];
  deskServer({
    "GET /api/publishing": { ...NEVER_PUBLISHED, unpublished: { since: "", entities, others: 0, isCut: false } },
  });
  renderInDesk(
    <FormHead
      {...{ about: ARTICLES, id: "kafe", isPart: false, head: null, title: "Kafé", isHideable: false, value: {} }}
      {...{ onChange, mayDiscard: false, onDiscard: () => undefined }}
    />,
    deskData({ lists: { byType: { [ARTICLES.type]: [summaryOf("kafe")] } } }, [ARTICLES]),
  );
  const link = await screen.findByRole("link", { name: "Endring ikke publisert" });
  expect(link.getAttribute("href")).toBe("#/publisering");
});

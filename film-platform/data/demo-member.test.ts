import { smallProgramme, TODAY } from "../testing/small-programme";
import { ensureDemoMember, isDemoMember } from "./demo-member";
import type { Programme } from "./programme";

test("the demonstration member has films with a coming showing on the list, none that is cancelled", async () => {
  const add = jest.fn();
  const [first] = smallProgramme.showings;
  const at = (id: string, ediNumber: string, status: "cancelled" | "onSale") =>
    first ? [{ ...first, id, ediNumber, status, start: "2026-12-20T18:00:00+01:00" }] : [];
  const showings = [...at("a", "20261", "cancelled"), ...at("b", "20267", "onSale"), ...at("c", "20281", "onSale")];
  await ensureDemoMember({
    partner: 118,
    store: Object.assign(Object.create(null), {
      members: { create: async () => ({ id: "m", isFirst: true }) },
      watchLists: { add },
    }),
    programme: { ...smallProgramme, showings },
    today: TODAY,
  });
  expect(add.mock.calls.map(([, { Title }]) => Title)).toEqual(["Manebyen", "Vinterkongen"]);
});

const madeFor = async (showings: Programme["showings"], isFirst = true) => {
  const add = jest.fn();
  const create = jest.fn(async () => ({ id: "m", isFirst }));
  const store = Object.assign(Object.create(null), { members: { create }, watchLists: { add } });
  await ensureDemoMember({ partner: 178, store, programme: { ...smallProgramme, showings }, today: TODAY });
  return { create, owners: add.mock.calls.map(([owner]) => owner), ids: add.mock.calls.map(([, one]) => one.MovieId) };
};

test("the films are those shown next, from the day after tomorrow on, each once; else any two", async () => {
  const showing = (id: string, ediNumber: string, start: string) =>
    smallProgramme.showings.slice(0, 1).map((one) => ({ ...one, id, ediNumber, start }));
  const shown = [
    ...showing("a", "20267", "2026-12-20T18:00:00+01:00"),
    ...showing("b", "20281", "2026-12-07T18:00:00+01:00"),
    ...showing("c", "20281", "2026-12-08T18:00:00+01:00"),
    ...showing("d", "20261", "2026-12-06T18:00:00+01:00"),
  ];
  expect((await madeFor(shown)).ids).toEqual(["178-20281", "178-20267"]);
  expect((await madeFor([])).ids).toEqual(["178-20261", "178-20267"]);
});

test("the member is made with the login that is printed, and one that is there keeps its list", async () => {
  const { create, owners } = await madeFor([]);
  expect(create).toHaveBeenCalledWith(178, {
    email: "demo@example.no",
    userName: "Demomedlem 178",
    password: "kinokveld-178",
  });
  expect(owners).toEqual([
    { partner: 178, member: "m" },
    { partner: 178, member: "m" },
  ]);
  expect((await madeFor([], false)).ids).toEqual([]);
});

test("only the first account with the address is the demonstration member", () => {
  const member = { id: "m", userName: "Demo", email: "demo@example.no", isFirst: true };
  expect(isDemoMember(member)).toBe(true);
  expect(isDemoMember({ ...member, isFirst: false })).toBe(false);
  expect(isDemoMember({ ...member, email: "kari@example.no" })).toBe(false);
});

import { smallProgramme, TODAY } from "../testing/small-programme";
import { ensureDemoMember } from "./demo-member";

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

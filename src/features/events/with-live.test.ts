import { readLiveShowings } from "./live-showing";
import { withLive } from "./with-live";

const built = { key: "a", status: "onSale", ticketUrl: "https://billett.example.no/a" };
const live = (status: "fewLeft" | "soldOut" | "cancelled" | "onSale" | null, seatsLeft: number | null = null) => ({
  id: "a",
  status,
  seatsLeft,
});

test("stays as it was built until the platform has answered", () => {
  expect(withLive(built, undefined)).toEqual({ ...built, seatsLeft: null });
});

test("takes status and free seats from the platform", () => {
  expect(withLive(built, live("fewLeft", 4))).toEqual({ ...built, status: "fewLeft", seatsLeft: 4 });
});

test("keeps its status when the platform sends none", () => {
  expect(withLive(built, live(null, 40))).toEqual({ ...built, seatsLeft: 40 });
});

test.each([live("soldOut"), live(null, 0), live("onSale", 0)])("cannot be bought when it is full: %j", (full) => {
  expect(withLive(built, full)).toMatchObject({ status: "soldOut", ticketUrl: null });
});

test.each(["cancelled", "moved", "free"])("stays %s, whatever the ticket system sends", (status) => {
  expect(withLive({ ...built, status }, live("onSale", 20)).status).toBe(status);
});

test("a moved showing keeps its new time when it is full", () => {
  expect(withLive({ ...built, status: "moved" }, live("soldOut", 0))).toMatchObject({
    status: "moved",
    ticketUrl: null,
    seatsLeft: 0,
  });
});

test("is cancelled when the platform sends that", () => {
  expect(withLive({ ...built, status: "moved" }, live("cancelled")).status).toBe("cancelled");
});

test.each([
  [built, live("cancelled", 40)],
  [{ ...built, status: "cancelled" }, live("onSale", 40)],
])("has no free seats when it is cancelled: %j", (showing, answer) => {
  expect(withLive(showing, answer)).toMatchObject({ status: "cancelled", seatsLeft: null });
});

describe("the platform's answer", () => {
  test("is read field by field; an item without an id is left out and logged", () => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    expect(
      readLiveShowings([
        { id: "a", status: "fewLeft", seatsLeft: 4, more: true },
        { id: "b", status: "unheard of", seatsLeft: -1 },
        { id: "c", seatsLeft: "12" },
        { status: "soldOut" },
        null,
        "d",
      ]),
    ).toEqual([
      { id: "a", status: "fewLeft", seatsLeft: 4 },
      { id: "b", status: null, seatsLeft: null },
      { id: "c", status: null, seatsLeft: null },
    ]);
    expect(logged.mock.calls.map(([message]) => message)).toEqual(Array(3).fill("An item of events was left out"));
    logged.mockRestore();
  });

  test.each([{}, null, "nei", 3])("is refused when it is no list: %j", (answer) => {
    expect(() => readLiveShowings(answer)).toThrow("The answer of events is not as agreed: it is no list");
  });
});

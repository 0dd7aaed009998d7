/** @jest-environment jsdom */

import { ticket } from "../testing/samples";
import { WALLET_KEY } from "../user/stored-keys";
import { wallet } from "./wallet";

const ME = "demo@example.no";
const stored = () => localStorage.getItem(WALLET_KEY);

afterEach(() => {
  wallet.clear();
  localStorage.clear();
});

test("reads back all fields that were stored", () => {
  const full = {
    ...ticket("1"),
    notes: "Ta med legitimasjon",
    qrUrl: "https://film.example.no/qr.png",
    image: "/p.jpg",
  };
  wallet.keep(ME, [full, ticket("2")]);
  expect(wallet.open(ME, 0)).toEqual([full, ticket("2")]);
});

test("drops expired tickets", () => {
  wallet.keep(ME, [ticket("1", 10), ticket("2", 20)]);
  expect(wallet.open(ME, 10)).toEqual([ticket("2", 20)]);
  expect(JSON.parse(stored() ?? "").tickets).toHaveLength(1);
  expect(wallet.open(ME, 20)).toEqual([]);
  expect(stored()).toBeNull();
});

test("never shows another member's tickets, and removes them", () => {
  wallet.keep(ME, [ticket("1")]);
  expect(wallet.open("annen@example.no", 0)).toEqual([]);
  expect(stored()).toBeNull();
});

test("is empty after it was cleared, and for a member without tickets", () => {
  wallet.keep(ME, [ticket("1")]);
  wallet.clear();
  expect(stored()).toBeNull();
  wallet.keep(ME, []);
  expect(stored()).toBeNull();
});

test("leaves out a ticket that cannot be read, and keeps the others", () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  localStorage.setItem(WALLET_KEY, JSON.stringify({ email: ME, tickets: [{ movieId: 1 }, ticket("2")] }));
  expect(wallet.open(ME, 0)).toEqual([ticket("2")]);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test.each(["{", "[]", "7", '{"email":7,"tickets":[]}', '{"email":"demo@example.no","tickets":[{"movieId":1}]}'])(
  "treats the invalid value %s as an empty wallet",
  (text) => {
    jest.spyOn(console, "error").mockImplementation();
    localStorage.setItem(WALLET_KEY, text);
    expect(wallet.open(ME, 0)).toEqual([]);
    jest.restoreAllMocks();
  },
);

/** @jest-environment jsdom */

import { WALLET_KEY } from "../stored-keys";
import { ticket } from "../testing/samples";
import { wallet } from "./wallet";

const ME = "demo@example.no";
const kept = () => localStorage.getItem(WALLET_KEY);

afterEach(() => {
  wallet.clear();
  localStorage.clear();
});

test("gives back what it was given, whole", () => {
  const full = {
    ...ticket("1"),
    notes: "Ta med legitimasjon",
    qrUrl: "https://film.example.no/qr.png",
    image: "/p.jpg",
  };
  wallet.keep(ME, [full, ticket("2")]);
  expect(wallet.open(ME, 0)).toEqual([full, ticket("2")]);
});

test("throws away what has run out", () => {
  wallet.keep(ME, [ticket("1", 10), ticket("2", 20)]);
  expect(wallet.open(ME, 10)).toEqual([ticket("2", 20)]);
  expect(JSON.parse(kept() ?? "").tickets).toHaveLength(1);
  expect(wallet.open(ME, 20)).toEqual([]);
  expect(kept()).toBeNull();
});

test("shows nobody another member's tickets, and does not keep them", () => {
  wallet.keep(ME, [ticket("1")]);
  expect(wallet.open("annen@example.no", 0)).toEqual([]);
  expect(kept()).toBeNull();
});

test("is empty after it was cleared, and for a member without tickets", () => {
  wallet.keep(ME, [ticket("1")]);
  wallet.clear();
  expect(kept()).toBeNull();
  wallet.keep(ME, []);
  expect(kept()).toBeNull();
});

test.each(["{", "[]", "7", '{"email":7,"tickets":[]}', '{"email":"demo@example.no","tickets":[{"movieId":1}]}'])(
  "takes the nonsense %s for an empty wallet",
  (text) => {
    localStorage.setItem(WALLET_KEY, text);
    expect(wallet.open(ME, 0)).toEqual([]);
  },
);

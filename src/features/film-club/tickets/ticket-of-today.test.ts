/** @jest-environment jsdom */

import { ticket } from "../testing/samples";
import { WALLET_KEY } from "../user/stored-keys";
import { showCodeText, storedWallet, ticketOfToday } from "./ticket-of-today";
import { wallet } from "./wallet";

const at = (startTime: string, expirationDate: number) => ({ ...ticket(startTime, expirationDate), startTime });

const NOW = "2026-12-05T19:00";

afterEach(() => localStorage.clear());

test("is the first of the day that can still be used", () => {
  const over = at("2026-12-05T12:00", 50);
  const late = at("2026-12-05T20:45", 200);
  const next = at("2026-12-05T18:30", 150);
  expect(ticketOfToday([at("2026-12-06T18:00", 900), late, over, next], NOW, 100)).toBe(next.startTime);
  expect(ticketOfToday([late, over, next], NOW, 150)).toBe(late.startTime);
});

test("is none on other days, and none when all have been used", () => {
  expect(ticketOfToday([], NOW, 100)).toBeNull();
  expect(ticketOfToday([at("2026-12-06T18:00", 900), at("2026-12-04T18:00", 900)], NOW, 100)).toBeNull();
  expect(ticketOfToday([at("2026-12-05T12:00", 100)], NOW, 100)).toBeNull();
});

test.each([
  ["2026-12-05T11:00", "Billett i dag kl.\u00a011.00, vis kode"],
  ["2026-12-05T17:59", "Billett i dag kl.\u00a017.59, vis kode"],
  ["2026-12-05T18:00", "Billett i kveld kl.\u00a018.00, vis kode"],
  ["2026-12-05T20:45", "Billett i kveld kl.\u00a020.45, vis kode"],
])("is announced by the hour: %s", (start, words) => {
  expect(showCodeText(start)).toBe(words);
});

test("the wallet is read as the film club has written it", () => {
  wallet.keep("demo@example.no", [at("2026-12-05T20:45", 200)]);
  expect(storedWallet.read()).toMatchObject({
    email: "demo@example.no",
    tickets: [{ startTime: "2026-12-05T20:45", expirationDate: 200 }],
  });
  wallet.clear();
  expect(storedWallet.read()).toBeNull();
});

test("what others have written there is no wallet, or one without the unreadable tickets", () => {
  for (const text of ["null", "7", "[]", '{"email":"a"}', '{"email":1,"tickets":[]}', '{"email":"a","tickets":{}}']) {
    localStorage.setItem(WALLET_KEY, text);
    expect(storedWallet.read()).toBeNull();
  }
  localStorage.setItem(WALLET_KEY, '{"email":"a","tickets":[null,{"startTime":1},{"startTime":"x"}]}');
  expect(storedWallet.read()?.tickets).toEqual([]);
});

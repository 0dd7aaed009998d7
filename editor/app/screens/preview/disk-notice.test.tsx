/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { ENTITY, KAFE, READ } from "../../testing/edit-kafe";
import { renderInDesk } from "../../testing/in-desk";
import { DiskNotice } from "./disk-notice";

const MERGE = "POST /api/merge";
const OTHER = { ...ENTITY, value: { ...KAFE, title: "Kafeen" } };
const TYPED = { ...KAFE, author: "Ola" };
const MERGED = { version: "2", theirs: OTHER.value, merged: { title: "Kafeen", author: "Ola" }, conflicts: [] };

const onMerged = jest.fn();

const notice = (edition: number | null, own = {}) => (
  <DiskNotice
    kind="articles"
    id="kafe"
    before={KAFE}
    value={TYPED}
    edition={edition}
    isSaving={false}
    onMerged={onMerged}
    {...own}
  />
);

const changed = () => screen.findByText(/^Dette er endret på disk/);
const told = () => screen.getByRole("status").textContent;
const read = async (server: { readonly count: (what: string) => number }, times: number) => {
  await waitFor(() => expect(server.count(READ)).toBe(times));
  await act(async () => undefined);
};

beforeEach(() => onMerged.mockClear());

test("an entity that has not changed has no notice", async () => {
  const server = deskServer({ [READ]: ENTITY });
  const { rerender } = renderInDesk(notice(1));
  await read(server, 1);
  expect(told()).toBe("");
  server.answers[READ] = OTHER;
  rerender(notice(2));
  await changed();
  server.answers[READ] = ENTITY;
  rerender(notice(3));
  await waitFor(() => expect(told()).toBe(""));
});

test("before the disk is known, and while it is saved, nothing is read", () => {
  const server = deskServer({ [READ]: OTHER });
  const { rerender } = renderInDesk(notice(null));
  rerender(notice(1, { isSaving: true }));
  expect(server.sent).toEqual([]);
});

test("what has changed is taken in on request, and a failure leaves it as it is", async () => {
  const server = deskServer({ [READ]: OTHER, [MERGE]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(notice(1));
  await changed();
  const take = () => fireEvent.click(screen.getByRole("button", { name: "Ta inn endringene" }));
  take();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(onMerged).not.toHaveBeenCalled();
  server.answers[MERGE] = MERGED;
  take();
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith(MERGED));
  await waitFor(() => expect(screen.queryByText("Ødelagt.")).toBeNull());
  expect(server.bodies(MERGE)[0]).toEqual({ kind: "articles", id: "kafe", before: KAFE, value: TYPED });
});

test("what is gone from disk is reported", async () => {
  deskServer({ [READ]: new Status(404) });
  renderInDesk(notice(1));
  expect(await screen.findByText(/Ingenting du har skrevet her, er borte\.$/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an answer for an earlier state of the disk is not shown", async () => {
  const late = pending();
  const server = deskServer({ [READ]: late.answer });
  const { rerender } = renderInDesk(notice(1));
  server.answers[READ] = ENTITY;
  rerender(notice(2));
  await read(server, 2);
  await act(async () => late.give(OTHER));
  expect(told()).toBe("");
});

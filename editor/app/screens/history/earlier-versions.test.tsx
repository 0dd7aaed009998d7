/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, render, screen } from "@testing-library/react";
import { client } from "../../data/client";
import { EarlierVersions } from "./earlier-versions";

const SAVES = ["c", "b", "a"].map((commit, at) => ({
  commit,
  message: `Endre ${commit}`,
  editor: "Bo",
  at: `2026-11-2${4 - at}T10:00:00+01:00`,
}));

const onRestore = jest.fn();

const open = async (): Promise<void> => {
  render(<EarlierVersions kind="articles" id="kafe" onRestore={onRestore} />);
  fireEvent(document.querySelector("u-details, details") ?? document.body, new Event("toggle"));
  await screen.findByText(/Endre c|Får ikke hentet/);
};

const versions = () => jest.spyOn(client, "versions");
const version = () => jest.spyOn(client, "version");
const buttons = () => screen.queryAllByText("Hent fram").map((one) => one.closest("button, [aria-label]"));

beforeEach(() => onRestore.mockClear());
afterEach(() => jest.restoreAllMocks());

test("every version but the one that holds can be put into the form again", async () => {
  versions().mockResolvedValue({ saves: SAVES });
  version().mockResolvedValue({ value: { title: "Før" } });
  await open();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Endre cBo, tirsdag 24. november 2026 kl. 10.00Gjelder nå",
    "Endre bBo, mandag 23. november 2026 kl. 10.00Hent fram",
    "Endre aBo, søndag 22. november 2026 kl. 10.00Hent fram",
  ]);
  expect(buttons()).toHaveLength(2);
  fireEvent.click(screen.getAllByText("Hent fram")[1] ?? document.body);
  await Promise.resolve();
  expect(client.version).toHaveBeenCalledWith("articles", "kafe", "a");
  expect(onRestore).toHaveBeenCalledWith({ title: "Før" }, expect.stringContaining("22. november"));
});

test("versions that cannot be fetched are reported, and so is one that cannot", async () => {
  versions().mockRejectedValueOnce(new Error("nei"));
  await open();
  expect(screen.getByText("Får ikke hentet tidligere utgaver nå.")).toBeTruthy();
});

test("a version that cannot be fetched leaves the form as it is, and says so", async () => {
  versions().mockResolvedValue({ saves: SAVES });
  version().mockRejectedValue(new Error("nei"));
  await open();
  fireEvent.click(screen.getAllByText("Hent fram")[0] ?? document.body);
  expect(await screen.findByText("Får ikke hentet tidligere utgaver nå.")).toBeTruthy();
  expect(onRestore).not.toHaveBeenCalled();
});

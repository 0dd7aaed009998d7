import { expect, type Locator, type Page } from "@playwright/test";
import type { Desk } from "./desk";

const ADDED = /^Lagt til som /;

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drags a file over a place and lets it go there. */
export const dropFile = (place: Locator, { name, type, bytes }: Dropped): Promise<void> =>
  place.evaluate(
    (target, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(file.bytes)], file.name, { type: file.type }));
      for (const event of ["dragover", "drop"])
        target.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, type, bytes: [...bytes] },
  );

/**
 * Does what a person does, and counts it. One step each are: a click or a tap, a field filled (whatever its length), a
 * choice in a list, a file chosen in the dialog, and a file dropped. To look and to scroll are none. A task starts on
 * the first page ("I dag"), or in the week ("Uka") when it is about showings that are there; it ends when it is
 * saved.
 */
export class Steps {
  #count = 0;
  #taps = 0;

  get count(): number {
    return this.#count;
  }

  /** The clicks among the steps. */
  get taps(): number {
    return this.#taps;
  }

  async click(one: Locator): Promise<void> {
    this.#count += 1;
    this.#taps += 1;
    await one.click();
  }

  async write(one: Locator, text: string): Promise<void> {
    this.#count += 1;
    await one.fill(text);
  }

  async choose(one: Locator, label: string): Promise<void> {
    this.#count += 1;
    await one.selectOption({ label });
  }

  /** Types where the focus is. */
  async type(page: Page, text: string): Promise<void> {
    this.#count += 1;
    await page.keyboard.type(text);
  }

  /** The button that opens the file chooser, and the file in it: two steps. */
  async upload(button: Locator, name: string, bytes: Buffer): Promise<void> {
    const chooser = button.page().waitForEvent("filechooser");
    await this.click(button);
    this.#count += 1;
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer: bytes });
    await expect(button.page().getByText(ADDED).last()).toBeVisible();
  }

  /** A file dropped at the place of a picture. */
  async drop(place: Locator, name: string, bytes: Buffer): Promise<void> {
    this.#count += 1;
    const before = await place.page().getByText(ADDED).count();
    await dropFile(place, { name, type: "image/jpeg", bytes });
    await expect(place.page().getByText(ADDED)).toHaveCount(before + 1);
  }
}

export const field = (page: Page, path: string): Locator => page.locator(`#felt-${path}`);

/** A text field by the beginning of its label; "(valgfritt)" may follow. */
export const box = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^${label}( \\(valgfritt\\))?$`) });

/** Saves with the button, and waits until it is confirmed. */
export const saved = async (page: Page, steps: Steps): Promise<void> => {
  const button = page.getByRole("button", { name: "Lagre", exact: true });
  await expect(button).toBeEnabled();
  await expect(page.getByText(/^(Kontrollerer|Sender)/)).toHaveCount(0);
  await steps.click(button);
  await expect(page.getByRole("main").getByText(/^Lagret: /)).toBeVisible();
};

/** Errors that the check finds in the content as it is. */
export const errorsIn = async (page: Page, desk: Desk): Promise<readonly unknown[]> => {
  const answer = await page.request.get(`${desk.address}/api/overview`);
  const { problems }: { problems: readonly { severity: string }[] } = await answer.json();
  return problems.filter(({ severity }) => severity === "error");
};

/** "added removed file" of each text file that has changed since a commit, of content that a test is about. */
export const changedSince = (desk: Desk, commit: string, ...files: readonly string[]): readonly string[] =>
  desk
    .git("diff", "--numstat", commit, "--", ...files.map((file) => `content/${file}`))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replaceAll("\t", " ").replace("content/", ""));

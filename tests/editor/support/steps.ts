import { expect, type Locator, type Page } from "@playwright/test";
import type { Desk } from "./desk";

/** Does what a person does, and counts it: a click, a field filled, a key pressed, a file chosen are one step each. */
export class Steps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  async click(one: Locator): Promise<void> {
    this.#count += 1;
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

  /** The button that opens the file chooser, and the file in it. */
  async upload(button: Locator, name: string, bytes: Buffer): Promise<void> {
    this.#count += 1;
    const page = button.page();
    const chooser = page.waitForEvent("filechooser");
    await button.click();
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer: bytes });
    await expect(
      button
        .page()
        .getByText(/^Lagt til som /)
        .last(),
    ).toBeVisible();
  }
}

export const field = (page: Page, path: string): Locator => page.locator(`#felt-${path}`);

/** A text field by the beginning of its label; "(valgfritt)" may follow. */
export const box = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^${label}( \\(valgfritt\\))?$`) });

/** Saves with the button, and waits until it has been told. */
export const saved = async (page: Page, steps: Steps): Promise<void> => {
  const button = page.getByRole("button", { name: "Lagre", exact: true });
  await expect(button).toBeEnabled();
  await expect(page.getByText(/^(Kontrollerer|Sender)/)).toHaveCount(0);
  await steps.click(button);
  await expect(page.getByText(/^Lagret: /)).toBeVisible();
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

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EditorsDesk } from "../desk/desk";

/** A copy of the demonstration content in a git repository of its own, and a desk for it. */
export const contentInGit = () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-desk-"));
  const contentRoot = join(root, "content");
  const git = (...given: readonly string[]): string =>
    execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();
  for (const folder of ["content", "static"]) cpSync(folder, join(root, folder), { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "Redaksjonen");
  git("config", "user.email", "redaksjonen@example.no");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begynnelse");
  return {
    root,
    contentRoot,
    git,
    desk: new EditorsDesk({ contentRoot, stateRoot: join(root, "state") }),
    read: (file: string): string => readFileSync(join(contentRoot, file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPictureFacts } from "../../../engine/testing/picture-facts";
import { EditorsDesk } from "../desk/desk";

/** A copy of the demonstration content in its own git repository, with a desk. */
export const contentInGit = () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-desk-"));
  const contentRoot = join(root, "content");
  const git = (...given: readonly string[]): string =>
    execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();
  execFileSync("cp", ["-a", "content", "static", root]);
  const pictureFactsFile = join(root, "picture-facts.json");
  copyPictureFacts(pictureFactsFile);
  git("init", "--quiet");
  git("config", "user.name", "Redaksjonen");
  git("config", "user.email", "redaksjonen@example.no");
  // Pictures do not compress further.
  git("config", "core.compression", "0");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begynnelse");
  return {
    root,
    contentRoot,
    pictureFactsFile,
    git,
    desk: new EditorsDesk({ contentRoot, stateRoot: join(root, "state"), pictureFactsFile }),
    read: (file: string): string => readFileSync(join(contentRoot, file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

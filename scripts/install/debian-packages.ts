import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export interface DebianPackage {
  /** The path of a file in it that tests need. */
  readonly file: string;
  readonly name: string;
}

const missing = (packages: readonly DebianPackage[]): readonly string[] =>
  packages.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

/** Why tests that need these packages cannot run; null when they can. */
export const lackingOf = (packages: readonly DebianPackage[]): string | null =>
  missing(packages).length === 0 ? null : `not installed: ${missing(packages).join(", ")}`;

/** Installs them with apt, where possible; elsewhere prints why tests are skipped. */
export const ensurePackages = (title: string, packages: readonly DebianPackage[]): void => {
  const names = missing(packages);
  if (names.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing with apt: ${names.join(", ")}.`);
    try {
      execFileSync("apt-get", ["update"], { stdio: "inherit", timeout: 600_000 });
      const install = ["install", "-y", "--no-install-recommends", ...names];
      execFileSync("apt-get", install, { stdio: "inherit", timeout: 600_000 });
    } catch (error) {
      console.log(`apt failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${title}: ${lackingOf(packages) ?? "installed"}`);
};

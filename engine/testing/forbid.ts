import { chmodSync } from "node:fs";
import { join } from "node:path";
import type { TestContent } from "./test-content";

const isRoot = process.getuid?.() === 0;

const NOBODY = 65_534;

/** Revokes and restores read permission. Root may read everything, and so switches to another user. */
export const forbid = (file: string): Parameters<TestContent["disturb"]> => [
  (root) => {
    chmodSync(join(root, ".."), 0o755);
    chmodSync(join(root, file), 0);
    if (isRoot) process.seteuid?.(NOBODY);
  },
  (root) => {
    if (isRoot) process.seteuid?.(0);
    chmodSync(join(root, file), 0o700);
  },
];

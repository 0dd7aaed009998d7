import { join, resolve } from "node:path";
import { takeLock } from "../../server/processes/process-lock";

/** The folder of accounts, drafts and what is planned: EDITOR_STATE, or one in the working folder. */
export const deskFolder = (env: NodeJS.ProcessEnv): string => resolve(env.EDITOR_STATE || ".redaksjon");

/** Held by a desk as long as it runs. Null when another process holds it. */
export const takeDeskLock = (stateRoot: string): (() => void) | null => takeLock(join(stateRoot, "desk.db"));

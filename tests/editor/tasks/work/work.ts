import type { Page } from "@playwright/test";
import type { Desk } from "../../support/desk";
import type { Steps } from "../../support/steps";

/** A task as an editor does it, from the first page to what has been saved. */
export type Work = (at: { readonly page: Page; readonly desk: Desk; readonly steps: Steps }) => Promise<void>;

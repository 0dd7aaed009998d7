import type { LocalDate } from "../../domain/time/local-time";
import type { SiteContent } from "../content/content";
import type { ResolvedPage } from "./resolve-sources";

/** A content folder that can be built. */
export interface LoadedContent extends SiteContent {
  readonly resolvedPages: readonly ResolvedPage[];
  readonly today: LocalDate;
}

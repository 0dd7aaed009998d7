import type { Block } from "../../domain/blocks";
import type { Entry } from "../content/content";
import type { ModelEntity } from "./library";

/** A block with the entities in its slots. */
export interface ResolvedBlock {
  readonly block: Block;
  readonly slots: Readonly<Record<string, Entry<ModelEntity> | readonly Entry<ModelEntity>[] | null>>;
}

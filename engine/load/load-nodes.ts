import { dateOf, type LocalDateTime } from "../../domain/time/local-time";
import { Guard } from "../content/guard";
import type { LoadedContent } from "../expand/resolve-sources";
import { type NodeDraft, toNodes } from "../nodes/to-nodes";
import type { Problem } from "../problems/problem";
import { type LoadOptions, loadContent } from "./load-content";

interface NodesOptions extends Omit<LoadOptions, "today"> {
  /** The moment of the build, Oslo wall clock. */
  readonly moment: LocalDateTime;
}

export interface LoadedNodes {
  /** Null when there are errors. */
  readonly loaded: LoadedContent | null;
  readonly nodes: readonly NodeDraft[];
  readonly problems: readonly Problem[];
}

/** Loads a content folder as a build does, so that the check also reports errors from creating nodes. */
export const loadNodes = async ({ moment, ...options }: NodesOptions): Promise<LoadedNodes> => {
  const { loaded, problems } = await loadContent({ ...options, today: dateOf(moment), moment });
  if (loaded === null) return { loaded, nodes: [], problems };
  const guard = new Guard();
  const nodes = await guard.ofContent("noder", loaded, {
    work: (content) => toNodes({ ...loaded, ...content }, moment),
    instead: null,
  });
  return nodes === null
    ? { loaded: null, nodes: [], problems: [...guard.problems, ...problems] }
    : { loaded, nodes, problems };
};

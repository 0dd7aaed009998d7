import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { PICTURE_FACTS_FILE } from "../../../engine/checks/pictures/picture-facts-cache";
import { stopped } from "../../../engine/content/guard";
import { buildMoment } from "../../../engine/load/build-day";
import { loadNodes } from "../../../engine/load/load-nodes";
import { readPublished } from "../../../engine/load/read-published";
import type { NodeDraft } from "../../../engine/nodes/to-nodes";
import { countProblems, formatProblem, isError, type Problem } from "../../../engine/problems/problem";
import { contentState } from "./content-state";
import { BAD_CONTENT } from "./on-plugin-init";
import type { SourceOptions } from "./plugin-options-schema";
import { syncNodes } from "./sync-nodes";
import { watchContent } from "./watch-content";

/**
 * Serialises work: calls during a run share one more run after it. So the last run always starts after the last call,
 * even if an earlier one fails. Rejects with the error of the last run.
 */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running = false;
  let requested = false;
  return async () => {
    requested = true;
    if (running) return;
    running = true;
    let failure: { readonly error: unknown } | null = null;
    while (requested) {
      requested = false;
      failure = await work().then(
        () => null,
        (error: unknown) => ({ error }),
      );
    }
    running = false;
    if (failure !== null) throw failure.error;
  };
};

const MISSING_CONTENT: readonly NodeDraft[] = [];

const reportText = (problems: readonly Problem[]): string =>
  [...problems.map(formatProblem), countProblems(problems)].join("\n\n");

const report = (problems: readonly Problem[], { reporter }: SourceNodesArgs): void => {
  contentState.set(problems);
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  if (warnings.length > 0) reporter.warn(`Innholdet har ${warnings.length} varsler.\n\n${reportText(warnings)}`);
  // Fails a build; in develop it is only shown, and the last valid content stays.
  if (errors.length > 0) reporter.panicOnBuild({ id: BAD_CONTENT, context: { report: reportText(errors) } });
};

/** Loads the whole content folder and creates its nodes; in develop again after every edit. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args, options) => {
  const { reporter } = args;
  const { contentRoot, staticRoot, siteId } = options as SourceOptions;
  const put = syncNodes(args);

  const load = async (): Promise<readonly NodeDraft[] | null> => {
    const { loaded, nodes, problems } = await loadNodes({
      contentRoot,
      staticRoot,
      siteId,
      moment: buildMoment(),
      published: readPublished,
      pictureFactsFile: PICTURE_FACTS_FILE,
    });
    report(problems, args);
    return loaded && nodes;
  };

  /** Passes the nodes to Gatsby; nodes that it rejects are reported like other problems of the content. */
  const hand = (drafts: readonly NodeDraft[]): void => {
    try {
      put(drafts);
    } catch (error) {
      report([stopped("noder", contentRoot, error)], args);
    }
  };

  hand((await load()) ?? MISSING_CONTENT);

  if (process.env.gatsby_executing_command === "develop") {
    const reload = oneAtATime(async () => {
      const drafts = await load();
      if (drafts === null) return;
      hand(drafts);
      reporter.info("Innholdet er lest på nytt.");
    });
    watchContent(contentRoot, () => {
      reload().catch((error: Error) => reporter.error("The content could not be read.", error));
    });
  }
};

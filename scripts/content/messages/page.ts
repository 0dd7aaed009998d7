import { formatProblem, type Problem } from "../../../engine/problems/problem";
import { buildExamples } from "./build-examples";
import { environmentExamples } from "./environment-examples";
import type { ReportedSubject } from "./report-examples";
import { ruleExamples } from "./rule-examples";

const INTRODUCTION = `# Alt kontrollen kan si

Denne siden lages av \`npm run messages\`; den skrives ikke for hånd. Hver overskrift er en glipp i et lite kulturhus, og
under den står det kontrollen sier om akkurat den glippen: hvilken fil det gjelder, hva som er galt, og hva du gjør.
Linje og tegn, som kontrollen også forteller, er utelatt her. Leter du etter en melding, så søk på ordene i den.`;

/** How many problems of one example are shown; one mistake can have many. */
const SHOWN = 3;

const block = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;

const asText = (problems: readonly Problem[]): string => {
  const shown = problems.slice(0, SHOWN).map((problem) => formatProblem({ ...problem, line: null, column: null }));
  const more = problems.length > SHOWN ? [`… og ${problems.length - SHOWN} til`] : [];
  return block([...shown, ...more].join("\n\n"));
};

const section = (heading: string, examples: readonly (readonly [slip: string, text: string])[]): string =>
  [`## ${heading}`, ...examples.map(([slip, text]) => `### ${slip}\n\n${text}`)].join("\n\n");

/** docs/meldinger.md: every message with a mistake that causes it. */
export const messagesPage = (subjects: readonly ReportedSubject[]): string =>
  `${[
    INTRODUCTION,
    ...subjects.map(({ heading, examples }) =>
      section(
        heading,
        examples.map(({ slip, problems }) => [slip, asText(problems)]),
      ),
    ),
    section(
      "Generelle regler for felter",
      ruleExamples().map(({ slip, reported: text }) => [slip, block(text)]),
    ),
    section(
      "Bygging",
      buildExamples().map(({ slip, reported: text }) => [slip, block(text)]),
    ),
    section(
      "Miljøvariabler, for den som drifter nettstedet",
      environmentExamples().map(({ slip, reported: text }) => [slip, block(text)]),
    ),
  ].join("\n\n")}\n`;

import { writeFileSync } from "node:fs";
import { messagesPage } from "./messages/page";
import { reportExamples } from "./messages/report-examples";

/** `npm run messages`: writes docs/meldinger.md, every message of the check with an example. */
const main = async (): Promise<void> => writeFileSync("docs/meldinger.md", messagesPage(await reportExamples()));

void main();

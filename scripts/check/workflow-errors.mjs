import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";

/** Reads a GitHub workflow from stdin and prints its errors as JSON. Needs tsx: the parser imports JSON. */
let content = "";
for await (const part of process.stdin) content += part;
const { context } = parseWorkflow({ name: "workflow.yml", content }, new NoOperationTraceWriter());
console.log(JSON.stringify(context.errors.getErrors().map(({ message }) => message)));

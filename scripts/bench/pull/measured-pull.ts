import { writeFileSync } from "node:fs";

/** `content:pull` in this process, which writes what it has used of the machine to the file BENCH_USAGE. */
process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { megabytes: maxRSS / 1024, processorSeconds: (userCPUTime + systemCPUTime) / 1e6 };
  writeFileSync(process.env.BENCH_USAGE ?? "", JSON.stringify(usage));
});

void import("../../content/pull-content");

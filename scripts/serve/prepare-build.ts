import { BUILD_IS_BUSY, clearKilledBuild } from "../../server/processes/build-folder";

/** Before each build: a folder that a killed build has left half is cleared, and one that is in use is left alone. */
const cleared = clearKilledBuild();
if (cleared === "busy") {
  console.error(BUILD_IS_BUSY);
  process.exitCode = 1;
} else if (cleared)
  console.log("Den forrige byggingen ble avbrutt. Det halvferdige er fjernet, og alt bygges på nytt.");

/** For commands whose output goes to `head` and the like: what a closed pipe does not take is dropped. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

export {};

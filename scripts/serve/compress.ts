import { resolve } from "node:path";
import { packFiles } from "../../server/packing/pack-files";

/** `npm run compress`: writes a brotli and a gzip file beside each text file of the built site that has changed. */
const main = async (): Promise<void> => {
  const { packed, unchanged } = await packFiles(resolve("public"));
  console.log(`Compressed ${packed} files; ${unchanged} had not changed.`);
};

void main();

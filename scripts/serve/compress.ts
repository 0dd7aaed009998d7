import { resolve } from "node:path";
import { packFiles } from "../../server/packing/pack-files";

/** `npm run compress`: writes a brotli and a gzip file beside each changed text file of the built site. */
const main = async (): Promise<void> => {
  const { packed, unchanged } = await packFiles(resolve("public"));
  console.log(`Compressed ${packed} files; ${unchanged} had not changed.`);
};

void main();

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { relyOn } from "../../domain/rely-on";
import { countDeferred, deferStartScripts } from "./defer-start-scripts";

const FOLDER = "_gatsby/slices";

/** The slice that Gatsby inserts into every page: two inline scripts and its start scripts. */
export const readScriptSlice = (publicRoot: string): string => {
  const folder = join(publicRoot, FOLDER);
  const [name, ...more] = readdirSync(folder).filter((file) => file.startsWith("_gatsby-scripts-"));
  relyOn(name !== undefined && more.length === 0, { expected: "one file _gatsby-scripts-*.html", where: FOLDER });
  return readFileSync(join(folder, name), "utf8");
};

/** The elements of the start scripts. @throws When they are not written in the form that is deferred. */
export const readStartScripts = (publicRoot: string): readonly string[] => {
  const slice = readScriptSlice(publicRoot);
  const scripts = slice.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  relyOn(scripts.length > 0 && countDeferred(deferStartScripts(slice)) === scripts.length, {
    expected: 'start scripts as <script src="/….js" async></script>',
    where: FOLDER,
  });
  return scripts;
};

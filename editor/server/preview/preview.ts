import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watch } from "chokidar";
import { notShownText, windowText } from "../../../domain/publishing/shown-window";
import type { LoadedContent } from "../../../engine/expand/resolve-sources";
import { buildMoment } from "../../../engine/load/build-day";
import { FOLDERS } from "../../../engine/reading/read-content";
import type { Companions } from "../../api/companions";
import type { Merged, Preview, PreviewEdit, PreviewPart, PreviewShown } from "../../api/preview";
import { accompanied } from "../companions/companions";
import { fileFor } from "../content/changed-texts";
import { writeWhole } from "../content/content-folder";
import type { EditorsDesk } from "../desk/desk";
import { isError } from "../desk/desk-problems";
import { pageOf, partAt } from "../desk/page-of";
import { conflictsOf } from "../desk/save-changes";
import { windowIn } from "../desk/shown-text";
import { clockFileIn, DevelopProcess } from "./develop-process";
import type { Edit } from "./edits";
import { filledOut } from "./filled-out";
import { ShadowContent } from "./shadow-content";
import { makeWorkingCopy } from "./working-copy";

interface Options {
  readonly desk: EditorsDesk;
  readonly stateRoot: string;
  readonly port: number;
  /** EDITOR_PREVIEW: "av" for none, or the URL of a server that already shows the copy of the content. */
  readonly setting: string | undefined;
  readonly deskAddress: string;
  /** Public origin of the pages behind a reverse proxy. */
  readonly origin: string | null;
}

const IMAGES = "images";

/** Debounce: several writes of one save are one change. */
const QUIET_MS = 150;

/** For about ten seconds. */
const ASK_EVERY_MS = 250;
const MOST_ASKED = 40;

/** How often what is missing in a new form is filled out. */
const ROUNDS = 2;

const keyOf = (kind: string, id: string | null): string => JSON.stringify([kind, id]);

/** Previews the real pages with unsaved edits, by `gatsby develop` beside the desk; and watches changes on disk. */
export class PreviewServer {
  readonly #options: Options;
  readonly #develop = new DevelopProcess();
  /** By form: its own entity, and what a new one is to be saved with. */
  readonly #edits = new Map<string, readonly Edit[]>();
  #shadow: ShadowContent | null = null;
  #edition = 0;
  #moment: string | null = null;
  #pages: LoadedContent["resolvedPages"] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  get address(): string {
    const { setting, port, origin } = this.#options;
    if (origin !== null) return origin;
    return setting?.startsWith("http") ? new URL(setting).origin : `http://localhost:${port}`;
  }

  get state(): Preview {
    const { setting } = this.#options;
    const own = { address: this.address, edition: this.#edition, done: 0 };
    if (setting === "av") return { ...own, status: "off", message: "Forhåndsvisningen er slått av." };
    if (setting !== undefined) return { ...own, status: "ready", message: "" };
    return { ...own, ...this.#develop.state };
  }

  /** Returns at once: the desk is usable while Gatsby starts. */
  start(): void {
    const { desk, stateRoot, port, setting, deskAddress } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    watch(
      [...FOLDERS, IMAGES].map((folder) => join(desk.folder.root, folder)),
      { ignoreInitial: true, ignored: (path) => path.endsWith(".tmp") },
    )
      .on("all", () => {
        clearTimeout(timer);
        timer = setTimeout(() => void this.#follow(), QUIET_MS);
      })
      .on("error", (error) => console.error(error));
    if (setting === "av") return;
    const root = join(stateRoot, "preview");
    const begin = async (): Promise<void> => {
      const { shadowRoot } = makeWorkingCopy(root, desk.folder.root);
      this.#shadow = new ShadowContent(desk.folder.root, shadowRoot);
      await rm(this.#clockFile, { force: true });
      await this.#sync();
      if (setting === undefined) this.#develop.start({ root, shadowRoot, port, address: this.address, deskAddress });
    };
    begin().catch((error: unknown) => this.#develop.fail(String(error)));
  }

  stop(): void {
    this.#develop.stop();
  }

  async #follow(): Promise<void> {
    this.#edition += 1;
    await this.#sync().catch((error: unknown) => console.error(error));
  }

  async #sync(): Promise<void> {
    await this.#shadow?.sync([...this.#edits.values()].flat());
  }

  /** Shows a form's value, unless the check finds errors: then Gatsby would show nothing new at all. */
  async show({ before, moment, companions, ...change }: PreviewEdit): Promise<PreviewShown> {
    const { desk } = this.#options;
    const written = await desk.saves.merge(change, { value: before });
    const at = moment ?? buildMoment();
    const borrowed: string[] = [];
    let shown = written;
    let tried = await desk.tryChange(shown, moment ?? undefined);
    // What is between fields is checked when each is right.
    for (let round = 0; change.id === null && round < ROUNDS && tried.verdict.here.some(isError); round += 1) {
      const { kind } = written.placed;
      const { entities } = written.read;
      const filled = filledOut({ kind, value: shown.change.value, problems: tried.verdict.here, entities });
      borrowed.push(...filled.borrowed);
      shown = await desk.saves.merge({ ...change, value: filled.value });
      tried = await desk.tryChange(shown, moment ?? undefined);
    }
    const { verdict, loaded } = tried;
    const { placed } = shown;
    const { value } = shown.change;
    if (loaded !== null) this.#pages = loaded.resolvedPages;
    const path = pageOf({ ...placed, value }, this.#pages);
    const window = windowIn(value);
    const away = notShownText(window, at) === "" ? null : windowText(window, at);
    const errors = [...verdict.here, ...verdict.elsewhere].filter(isError).length;
    const isFilledOut = shown !== written;
    if (errors > 0) return { errors, path, away, isFilledOut, borrowed };
    const { kind, file } = placed;
    const own = { kind, id: change.id, file, before, value: isFilledOut ? value : change.value };
    const others = change.id === null && companions !== undefined ? await this.#beside(own, companions) : [];
    this.#edits.set(keyOf(kind, change.id), [own, ...others]);
    await this.#setClock(moment);
    await this.#sync();
    if (change.id === null && away === null) await this.#untilThere(path);
    return { errors: 0, path, away, isFilledOut, borrowed };
  }

  /** The showings and menu entry of a new one; none while they have errors, which would stop all of the pages. */
  async #beside({ kind, value }: Edit, companions: Companions): Promise<readonly Edit[]> {
    const { desk } = this.#options;
    const { entities } = await desk.content();
    const { changes } = accompanied({ kind, value, companions, editor: "" }, entities);
    if ((await desk.checkChanges(changes)).some(isError)) return [];
    return changes
      .slice(1)
      .flatMap(({ kind: sort, value: made }) =>
        made === null ? [] : [{ kind: sort, id: null, file: fileFor(sort, made, entities), before: {}, value: made }],
      );
  }

  /** Waits until Gatsby has made a new page: a browser that comes before gets a page that stays "not found". */
  async #untilThere(path: string): Promise<void> {
    if (this.#options.setting !== undefined) return;
    const data = `http://localhost:${this.#options.port}/page-data${path.replace(/\/$/, "")}/page-data.json`;
    const isThere = (): Promise<boolean> =>
      fetch(data).then(
        ({ ok }) => ok,
        () => true,
      );
    for (let asked = 0; asked < MOST_ASKED && !(await isThere()); asked += 1) await pause(ASK_EVERY_MS);
  }

  get #clockFile(): string {
    return clockFileIn(join(this.#options.stateRoot, "preview"));
  }

  /** Scheduled content depends on the time of the build, which reads it from this file. */
  async #setClock(moment: string | null): Promise<void> {
    if (this.#moment === moment || this.#options.setting === "av") return;
    this.#moment = moment;
    await (moment === null ? rm(this.#clockFile, { force: true }) : writeWhole(this.#clockFile, moment));
  }

  async drop(kind: string, id: string | null): Promise<void> {
    if (this.#edits.delete(keyOf(kind, id))) await this.#sync();
  }

  part(path: string, block: string): PreviewPart {
    return partAt(path, block, this.#pages);
  }

  /** A form's value, merged with changes on disk since it was opened. */
  async merge({ before, ...change }: Omit<PreviewEdit, "moment">): Promise<Merged> {
    return conflictsOf(await this.#options.desk.saves.merge(change, { value: before }));
  }
}

import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { type QrPath, qrPath } from "../../../domain/addresses/qr-path";
import { BLOCKS } from "../../../domain/blocks";
import { blockTypeName, COMMON_FIELDS } from "../../../domain/blocks/define-block";
import { field } from "../../../domain/define/field";
import { named } from "../../../domain/define/naming";
import { objectTypeOf } from "../../../domain/define/object-type";
import { TODAY_NODE_ID } from "../../../domain/define/output";
import { docOf, sdlOf } from "../../../domain/define/sdl";
import { DAYS_FROM_TODAY } from "../../../domain/entities/event/event";
import { REDIRECT_TYPES } from "../../../domain/entities/redirect";
import { date, moment } from "../../../domain/fields";
import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";
import { QR_OF_ADDRESS } from "../../../domain/pages/page-paper";
import { dateOf, daysBetween, type LocalDateTime } from "../../../domain/time/local-time";

/** Node types without content files. */
const BUILD_TYPES = [
  named(
    {
      name: "Today",
      doc: "The day of the build. Only pages that show a day query it, so a new day renews just those.",
      implements: "Node",
    },
    z.object({
      date: field(date, { label: "Dag", help: "Dagen.", doc: "Oslo calendar.", example: "2026-12-01" }),
    }),
  ),
  named(
    {
      name: "BuildMoment",
      doc: "The moment of the build, which machine-readable files use. Pages do not query it, since each build would renew them: their blocks have asOf.",
      implements: "Node",
    },
    z.object({
      moment: field(moment, {
        label: "Tidspunkt",
        help: "Tidspunktet.",
        doc: "Oslo wall clock.",
        example: "2026-12-01T13:05",
      }),
    }),
  ),
].map(objectTypeOf);

/** All SDL of the content layer, one string per type. */
export const CONTENT_SDL: readonly string[] = sdlOf([
  ...BUILD_TYPES,
  ...ENTITY_NAMES.map((name) => entityDefinition(name).objectType),
  ...REDIRECT_TYPES,
  ...BLOCKS.map(({ objectType }) => objectType),
]);

const typeName = (sdl: string): string => /^(?:type|enum) (\w+)/m.exec(sdl)?.[1] ?? "";

/** The SDL as one text, sorted by type name. */
export const printedSdl = (): string =>
  [...CONTENT_SDL].sort((a, b) => typeName(a).localeCompare(typeName(b), "en")).join("\n");

/** The fields of the interface that all blocks implement. */
const common = named({ name: "Block", doc: "A part of a page." }, z.object(COMMON_FIELDS));

const isBlock = (value: unknown): value is { readonly component: string } =>
  typeof value === "object" && value !== null && "component" in value && typeof value.component === "string";

interface Resolving {
  readonly nodeModel: {
    readonly getNodeById: (query: { id: string; type: string }) => { readonly date?: unknown } | null;
  };
}

/** Days from today to the start; computed when queried, so that a new day does not invalidate events. */
const daysFromToday = ({ start }: { readonly start: LocalDateTime }, _: object, { nodeModel }: Resolving): number => {
  const today = nodeModel.getNodeById({ id: TODAY_NODE_ID, type: "Today" })?.date;
  if (typeof today !== "string") throw new Error("The day of the build is unknown.");
  return daysBetween(today, dateOf(start));
};

const codes = new WeakMap<object, QrPath>();

/** Resolves the fields `size` and `code` of a page's footer on paper, of one code. */
const qrOfAddress = (
  paper: { readonly address: string },
  _: object,
  _context: object,
  { fieldName }: { readonly fieldName: keyof QrPath },
): number | string => {
  const code = codes.get(paper) ?? qrPath(paper.address);
  codes.set(paper, code);
  return code[fieldName];
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createFieldExtension({ name: DAYS_FROM_TODAY, extend: () => ({ resolve: daysFromToday }) });
  actions.createFieldExtension({ name: QR_OF_ADDRESS, extend: () => ({ resolve: qrOfAddress }) });
  actions.createTypes([
    // Members are plain objects, so the interface itself must resolve their types.
    schema.buildInterfaceType({
      name: "Block",
      description: "A part of a page. Each component has a type of its own, named after it: schedule is ScheduleBlock.",
      fields: Object.fromEntries(
        objectTypeOf(common).fields.map((one) => [one.name, { type: one.type, description: docOf(one) }]),
      ),
      resolveType: (value: unknown) => (isBlock(value) ? blockTypeName(value.component) : undefined),
    }),
    ...CONTENT_SDL,
  ]);
};

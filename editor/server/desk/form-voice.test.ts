import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { either, inVoice, labelled } from "../../../domain/define/voices";
import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";
import type { Field, Form } from "../../api/form";
import { formOf } from "../forms/describe-form";
import { placed } from "../testing/placed";
import { atForm } from "./form-voice";

/** Words of a file: tags, JSON, ISO dates, files, and names that are no words. */
const OF_A_FILE = [
  /<\/?[a-z][^>]*>|&[a-z]+;/,
  /["[\]]|\bJSON\b|anførselstegn|\{ ?\}/,
  /\d{4}-\d{2}-\d{2}/,
  /\.json\b|content\/|docs\//,
  /\b(?:true|false|null)\b/,
  /\b[a-z]+(?:[A-Z]|_[a-z])\w*/,
  /\bid(?:-en)?\b/i,
  /\/article\/|[A-Z]{2,}_[A-Z]+/,
];

const fieldsIn = (form: Form): readonly Field[] => {
  const own = form.kind === "object" ? form.fields : [];
  const chosen = form.kind === "options" ? form.options.flatMap(({ fields }) => fields) : [];
  const inner = form.kind === "list" ? fieldsIn(form.item) : form.kind === "record" ? fieldsIn(form.value) : [];
  return [...own, ...chosen, ...[...own, ...chosen].flatMap((field) => fieldsIn(field.form)), ...inner];
};

const FORMS = ENTITY_NAMES.map((name) => ({ name, form: formOf(entityDefinition(name).schema) }));

/** Names of fields that are words in Bokmål too, or in an address. */
const ALSO_WORDS = "start status to note place data text type image end from tool format kind row film part url path"
  .concat(
    " page label title code house year name list rows country cast find hide amount unit seats order id alt logo per person",
  )
  .split(" ");

const NAMES = [...new Set(FORMS.flatMap(({ form }) => fieldsIn(form).map(({ name }) => name)))].filter(
  (name) => name !== "" && !ALSO_WORDS.includes(name),
);
const BARE_NAME = new RegExp(`(?<![\\w.æøå@/-])(?:${NAMES.join("|")})(?![\\wæøå-])`);

const faultsIn = (text: string): readonly string[] =>
  [...OF_A_FILE, BARE_NAME].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** The text of an expression with our marks, where what is known only later is a word. */
const textOf = (node: ts.Expression): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => textOf(span.expression) + span.literal.text).join("");
  if (!ts.isCallExpression(node)) return "noe";
  const [first, second] = node.arguments;
  const called = node.expression.getText();
  if (first && second && called === "either") return either(inVoice(textOf(first), "file"), textOf(second));
  return first && called === "labelled" ? labelled(textOf(first)) : "noe";
};

const FOLDERS = [
  "engine/checks",
  "engine/content",
  "engine/expand",
  "engine/resolve",
  "engine/problems/issues",
  "domain",
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.|testing|html\/paste/.test(file))
    .map((file) => join(folder, file));

const TOLD = /^(?:[a-zæøå«$].*[.?](?: → |$)|[A-ZÆØÅ][^→]*[.?:]$)/su;

/** Texts of a module which read as a message or a cure, outside documentation, help and exceptions. */
const textsIn = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(?:doc|help|example|about|atForm|label)$/.test(node.name.getText())) return;
    const isOurs = !file.startsWith("domain/") || /→|html-faults/.test(`${node.getText()}${file}`);
    if (!isOurs || ts.isNewExpression(node) || ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && /^unlike$|describe|^meta$|key$/.test(node.expression.getText())) return;
    if (ts.isExpression(node) && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) {
      const text = inVoice(textOf(node), "form");
      if (TOLD.test(text) && text.includes(" ")) found.push(text);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "either") {
      found.push(inVoice(textOf(node), "form"));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
};

test("no message or cure of the check has words of a file at a form", () => {
  const texts = FOLDERS.flatMap(filesIn).flatMap(textsIn);
  const shown = texts.map((text) => atForm({ message: text, cure: "" }, "sites", []).message);
  const faults = shown.flatMap((text) => faultsIn(text).map((fault) => `${fault} | ${text}`));
  expect(faults).toEqual([]);
  expect(texts.length).toBeGreaterThan(250);
});

test("values, files and dates that a message quotes are shown as the form shows them", () => {
  const film = { ...placed("productions", { id: "kraka", title: "Kråka" }), file: "productions/kraka.json" };
  const told = {
    message: 'er "cancelled", men «saleOpens» er 2026-12-04T18:00 i productions/kraka.json, ikke 06:30.',
    cure: "Velg «kraka».",
  };
  expect(atForm(told, "events", [film])).toEqual({
    message: "er «Avlyst», men «Salget åpner» er 4. desember 2026 kl. 18.00 i «Kråka», ikke 06.30.",
    cure: "Velg «Kråka».",
  });
});

test("no label, help or choice of a form has words of a file", () => {
  const texts = FORMS.flatMap(({ form }) =>
    [form, ...fieldsIn(form).map((field) => field.form)].flatMap((one) => [
      ...fieldsIn(one).flatMap(({ label, help, group }) => [label, help, group ?? ""]),
      ...("choices" in one ? one.choices.map(({ label }) => label) : []),
      ...(one.kind === "options" ? one.options.flatMap(({ label, about }) => [label, about]) : []),
    ]),
  );
  const faults = [...new Set(texts)].flatMap((text) => faultsIn(text).map((fault) => `${fault} | ${text}`));
  expect(faults).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(400);
});

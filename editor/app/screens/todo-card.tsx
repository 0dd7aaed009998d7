import { Button, Heading, Paragraph, Tag } from "@digdir/designsystemet-react";
import type { Overview } from "../../api/api";
import type { LinkTo } from "../../api/link";
import { editAddress, newDraftAddress, newShowingAddress } from "../data/route";
import { sentenceOf } from "../fields/form-context";
import * as styles from "./screens.module.css";

const MAX_SHOWN = 6;

interface Line {
  readonly tag: readonly ["Feil", "danger"] | ["Varsel", "warning"] | null;
  readonly title: string;
  /** Where it is done; null where the desk has no form for it. */
  readonly href: string | null;
  readonly text: string;
  /** What the way there is called. */
  readonly action: string;
}

const problemLine = (problem: Overview["problems"][number]): Line => {
  const { severity, file, line, path, entity } = problem;
  return {
    tag: severity === "error" ? ["Feil", "danger"] : ["Varsel", "warning"],
    title: entity?.title ?? (line === undefined ? file : `${file}, linje ${line}`),
    href: entity === null ? null : editAddress(entity.kind, entity.id, path),
    text: sentenceOf(problem),
    action: severity === "error" ? "Rett" : "Se på",
  };
};

const linkLine = ({ kind, id, title, detail, object = null, path }: LinkTo): Line => ({
  tag: null,
  title,
  href: id === "" ? newDraftAddress(kind, object) : editAddress(kind, id, path),
  text: detail,
  action: "Fortsett",
});

const showingLine = (film: LinkTo): Line => ({
  ...linkLine(film),
  href: newShowingAddress(film.id),
  action: "Ny forestilling",
});

/** Everything that asks for work, the most urgent first. */
const linesOf = ({ problems, drafts, filmsWithoutShowings }: Overview): readonly Line[] => [
  ...problems.filter(({ severity }) => severity === "error").map(problemLine),
  ...drafts.map((one): Line => ({ ...linkLine(one), text: `Utkast. ${one.detail}` })),
  ...filmsWithoutShowings.map(showingLine),
  ...problems.filter(({ severity }) => severity !== "error").map(problemLine),
];

/** What is wrong, each with the way to its field. */
export const ProblemLines = ({ problems }: Pick<Overview, "problems">) => <Lines lines={problems.map(problemLine)} />;

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul>
    {lines.map(({ tag, title, href, text, action }) => (
      <li key={`${href} ${title} ${text}`} className={styles.todo}>
        <div>
          {tag !== null && (
            <>
              <Tag data-size="sm" data-color={tag[1]}>
                {tag[0]}
              </Tag>{" "}
            </>
          )}
          <strong>{title}</strong> <small>{text}</small>
        </div>
        {href !== null && (
          <Button asChild variant="secondary" data-size="sm">
            <a href={href} aria-label={`${action}: ${title}`}>
              {action}
            </a>
          </Button>
        )}
      </li>
    ))}
  </ul>
);

/** What asks for work in one list, folded after the first; null while the content is being checked. */
export const TodoCard = ({ overview }: { readonly overview: Overview | null }) => {
  const lines = overview === null ? [] : linesOf(overview);
  return (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        Å gjøre {lines.length > 0 && <span className={styles.number}>{lines.length}</span>}
      </Heading>
      {overview === null && <Paragraph>Går gjennom innholdet …</Paragraph>}
      {overview !== null && lines.length === 0 && <Paragraph>Alt er i orden. Innholdet kan publiseres.</Paragraph>}
      {lines.length > 0 && <Lines lines={lines.slice(0, MAX_SHOWN)} />}
      {lines.length > MAX_SHOWN && (
        <details>
          <summary>{`Vis ${lines.length - MAX_SHOWN} til`}</summary>
          <Lines lines={lines.slice(MAX_SHOWN)} />
        </details>
      )}
    </section>
  );
};

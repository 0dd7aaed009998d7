import { Button, Heading, Link, Paragraph, Search, Tag } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Summary } from "../../api/api";
import { thumbnailOf } from "../data/client";
import { useDesk } from "../data/desk-context";
import { editAddress, newAddress } from "../data/route";
import { useFirst } from "../elements/use-first";
import { RemovedNotice } from "./removal/removed-notice";
import * as styles from "./screens.module.css";

const holds = ({ title, detail, id }: Summary, sought: string): boolean =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [title, detail, id].some((text) => text.toLowerCase().includes(word)));

const Entry = ({ kind, summary }: { readonly kind: string; readonly summary: Summary }) => {
  const { id, title, detail, picture, errors, warnings, hasDraft, shown } = summary;
  return (
    <li className={styles.entry}>
      {picture === null ? (
        <span className={styles.noPicture} />
      ) : (
        <img src={thumbnailOf(picture)} alt="" loading="lazy" />
      )}
      <div>
        <Link href={editAddress(kind, id)}>{title}</Link>
        <small>{detail}</small>
      </div>
      <div className={styles.tags}>
        {shown !== "" && (
          <Tag data-size="sm" data-color="info">
            {shown}
          </Tag>
        )}
        {hasDraft && <Tag data-size="sm">Utkast</Tag>}
        {errors > 0 && (
          <Tag data-size="sm" data-color="danger">
            {`${errors} feil`}
          </Tag>
        )}
        {warnings > 0 && (
          <Tag data-size="sm" data-color="warning">
            {warnings === 1 ? "1 varsel" : `${warnings} varsler`}
          </Tag>
        )}
      </div>
    </li>
  );
};

/** Searchable list of the entities of a kind. */
export const ListScreen = ({ kind }: { readonly kind: string }) => {
  const { desk, lists } = useDesk();
  const [sought, setSought] = useState("");
  const about = desk.kinds.find((one) => one.kind === kind);
  const found = (lists.byType[about?.type ?? ""] ?? []).filter((summary) => holds(summary, sought.trim()));
  const { first, more } = useFirst(found);
  if (about === undefined) return <Paragraph>Dette slaget innhold finnes ikke.</Paragraph>;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          {about.label}
        </Heading>
        {about.newLabel !== null && (
          <Button asChild>
            <a href={newAddress(kind)}>{about.newLabel}</a>
          </Button>
        )}
      </div>
      <RemovedNotice kind={kind} />
      <Search>
        <Search.Input
          aria-label={`Søk i ${about.label.toLowerCase()}`}
          placeholder="Søk"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Search.Clear onClick={() => setSought("")} />
      </Search>
      <Paragraph data-size="sm" aria-live="polite">
        {found.length === 0 ? "Fant ingen treff. Prøv et kortere ord." : `${found.length} i listen`}
      </Paragraph>
      <ul className={styles.entries}>
        {first.map((summary) => (
          <Entry key={summary.id} kind={kind} summary={summary} />
        ))}
      </ul>
      {more}
    </>
  );
};

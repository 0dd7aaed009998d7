import { client } from "../data/client";
import { PUBLISHING } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import { Icon } from "../elements/icon";
import { countOf } from "../screens/publishing/publishing-texts";
import * as styles from "./shell.module.css";

/** How much is not on the site yet. `edition` changes with each of them. */
export const usePublishing = (edition: number) => {
  const { value } = useLoaded(client.publishing, "publisering", edition);
  const count = value?.hasTarget === true ? countOf(value) : 0;
  return { count, isRunning: value?.attempt?.state === "running" };
};

export const PublishLink = ({ edition }: { readonly edition: number }) => {
  const { count, isRunning } = usePublishing(edition);
  return (
    <a href={PUBLISHING} className={styles.publish}>
      <Icon name="publish" />
      <span>{isRunning ? "Publiserer …" : "Publisering"}</span>
      {count > 0 && (
        <small>
          {count} <span>ikke publisert</span>
        </small>
      )}
    </a>
  );
};

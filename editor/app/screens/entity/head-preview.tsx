import { Paragraph } from "@digdir/designsystemet-react";
import { lazy, Suspense, useState } from "react";
import type { Head } from "../../../api/api";
import * as styles from "../../fields/fields.module.css";

/** Lazy: it is folded. */
const HeadCards = lazy(() => import("./head-cards"));

/** Kinds with a page that search engines and shared links show. */
const HAVE_PAGES: readonly string[] = ["productions", "events", "articles", "pages"];

interface HeadPreviewProps {
  readonly kind: string;
  /** Null while it cannot be known. */
  readonly head: Head | null;
}

/** How a page will look as a search result and as a shared link; folded. */
export const HeadPreview = ({ kind, head }: HeadPreviewProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!HAVE_PAGES.includes(kind)) return null;
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>Forhåndsvis i søk og delinger</strong>
      </summary>
      {isOpen && (
        <Suspense fallback={<Paragraph>Henter …</Paragraph>}>
          <HeadCards head={head} />
        </Suspense>
      )}
    </details>
  );
};

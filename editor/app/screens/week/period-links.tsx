import { Button } from "@digdir/designsystemet-react";

interface PeriodLinksProps {
  /** What they lead between: "Uker". */
  readonly label: string;
  readonly className: string | undefined;
  /** Words and address of each. */
  readonly links: readonly (readonly [string, string])[];
}

/** Links to the periods beside the one that is shown. */
export const PeriodLinks = ({ label, className, links }: PeriodLinksProps) => (
  <nav aria-label={label} className={className}>
    {links.map(([words, href]) => (
      <Button key={words} asChild variant="tertiary" data-size="sm">
        <a href={href}>{words}</a>
      </Button>
    ))}
  </nav>
);

import { Component, type ReactNode } from "react";
import { isFirstPage } from "../lib/first-page";
import { logError } from "../lib/log";
import { Standing } from "./standing";

interface BoundaryProps {
  /** What it is around, for the log: "Block kontakt". */
  readonly name: string;
  /** What stands there when it breaks and nothing of it is in the page yet. */
  readonly broken: ReactNode;
  /** Copies what stands in the page of this part; it stays there when the part breaks. */
  readonly copy?: () => DocumentFragment | null;
  /** Stands below the copy of a part that breaks after it was hydrated, since it no longer answers. */
  readonly note?: ReactNode;
  /** Comes with the copy, whenever the part breaks. */
  readonly stays?: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
}

/**
 * What breaks in the browser breaks no more than this, and is logged. What the reader has stays: the server's markup when
 * hydration fails, and what was drawn last when it breaks later. At build a boundary does nothing: there, whatever
 * throws stops the build (app/render-in-one-piece.ts).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };
  private wasDrawn = false;
  private kept: DocumentFragment | null = null;

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidMount(): void {
    this.wasDrawn = !this.state.isBroken;
  }

  override componentDidCatch(error: unknown): void {
    logError(`${this.props.name} broke`, error);
  }

  override render(): ReactNode {
    const { broken, copy, note, stays, children } = this.props;
    if (!this.state.isBroken) return children;
    // On a page that was gone to within the site, what stands there before the part is drawn belongs to another page.
    if (this.wasDrawn || isFirstPage()) this.kept ??= copy?.() ?? null;
    if (this.kept === null) return broken;
    return (
      <>
        <Standing nodes={this.kept} />
        {stays}
        {this.wasDrawn && note}
      </>
    );
  }
}

import { Component, type ReactNode } from "react";
import { isFirstPage } from "../../lib/first-page";
import { logError } from "../../lib/log";
import { Standing } from "./static-copy";

interface BoundaryProps {
  /** Its content, for the log: "Block kontakt". */
  readonly name: string;
  /** Rendered when it throws before any of its markup is in the page. */
  readonly broken: ReactNode;
  /** Copies its markup from the page; the copy replaces it when it throws. */
  readonly copy?: () => DocumentFragment | null;
  /** Shown below the copy when it throws after hydration, since the copy is static. */
  readonly note?: ReactNode;
  /** Shown with the copy whenever it throws. */
  readonly stays?: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
}

/**
 * An error boundary that logs the error and limits it to its content. Markup that the visitor has seen stays: the
 * server's when hydration fails, and the last rendered when an error occurs later. At build it does nothing: any error
 * ends the build (app/replace-renderer.ts).
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
    logError(`${this.props.name} failed to render`, error);
  }

  override render(): ReactNode {
    const { broken, copy, note, stays, children } = this.props;
    if (!this.state.isBroken) return children;
    // After a client-side navigation, markup from before the first render belongs to the previous page.
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

import { Component, type ReactNode } from "react";
import { logError } from "../lib/log";

export interface Broken {
  /** What was thrown. */
  readonly error: unknown;
  /** Draws what broke once more. */
  readonly again: () => void;
}

interface BoundaryProps {
  /** What it is around, for the log: "Block kontakt". */
  readonly name: string;
  /** What stands there when it breaks. */
  readonly broken: (broken: Broken) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly broken: { readonly error: unknown } | null;
}

/**
 * What breaks in the browser breaks no more than this, and is logged. At build a boundary does nothing: there, whatever
 * throws stops the build (app/render-in-one-piece.ts).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown): void {
    logError(`${this.props.name} broke`, error);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return this.props.broken({ error: broken.error, again: () => this.setState({ broken: null }) });
  }
}

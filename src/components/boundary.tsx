import { Component, type ReactNode } from "react";
import { logError } from "../lib/log";

interface BoundaryProps {
  /** What it is around, for the log: "Block kontakt". */
  readonly name: string;
  /** What stands there when it breaks. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
}

/**
 * What breaks in the browser breaks no more than this, and is logged. At build a boundary does nothing: there, whatever
 * throws stops the build (app/render-in-one-piece.ts).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(`${this.props.name} broke`, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

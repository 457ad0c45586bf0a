"use client";

import { Component, type ReactNode } from "react";

export type ErrorBoundaryProps = {
  children?: ReactNode;
  /** Called after a child has thrown. React itself reports the error. */
  onError?: (() => void) | undefined;
};

/**
 * Renders nothing in place of children that throw, in an effect or while they render. Without it, React would unmount the
 * whole app. For accessories, such as a counter beside a field.
 *
 * @example <ErrorBoundary><CharacterCount text={text} /></ErrorBoundary>
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

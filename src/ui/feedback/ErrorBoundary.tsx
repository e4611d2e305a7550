import { Component, type ReactNode } from 'react'
import { FailedState } from './FailedState'

interface Props {
  /** What could not be shown. */
  title?: string | undefined
  onError?: ((error: unknown) => void) | undefined
  children: ReactNode
}

/** Keeps a failing part from taking its surroundings along, and offers another try. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <FailedState title={this.props.title} onRetry={() => this.setState({ failed: false })} />
  }
}

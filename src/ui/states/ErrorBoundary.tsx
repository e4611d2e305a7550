import { Component, type ReactNode } from 'react'
import { FailedState } from './FailedState'

interface Props {
  onError?: ((error: unknown) => void) | undefined
  /** What to show of an error; the usual state where it gives nothing. */
  failureOf?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Keeps a failing part from taking its surroundings along, and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { failure } = this.state
    const { children, failureOf } = this.props
    if (!failure) return children
    const retry = () => this.setState({ failure: null })
    return failureOf?.(failure.error, retry) ?? <FailedState onRetry={retry} />
  }
}

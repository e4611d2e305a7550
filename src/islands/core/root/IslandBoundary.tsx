import { Component, type ReactNode } from 'react'

interface Props {
  readonly onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a failing island from React's own handling; the runtime then takes it away and shows the server's markup. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

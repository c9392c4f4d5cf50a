import { Component, type ReactNode } from 'react'

interface State {
  readonly error?: Error
}

/** Where a bug of ours ends: said plainly, with the error's own words. */
export class ErrorFallback extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <div className="measure not-found" role="alert">
        <h1>Unexpected Application Error!</h1>
        <pre className="error-text">{error.message}</pre>
        <a href="/" className="button-link">
          Return to Home
        </a>
      </div>
    )
  }
}

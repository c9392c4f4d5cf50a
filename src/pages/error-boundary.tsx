import { Component, type ReactNode } from 'react'
import { useLocation } from '#frame/router/router.tsx'
import { Link } from '#frame/router/link.tsx'
import { Button } from '#ui/button.tsx'
import { clearLoadFailures } from './create-loader.ts'
import { ReloadButton } from '#ui/reload-button.tsx'
import './error-boundary.css'

/** Shows an error's message in place of the page. *Try again* and navigating to another page clear the error. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorCatcher navigationCount={useLocation().navigationCount}>{children}</ErrorCatcher>
}

interface ErrorCatcherProps {
  /** A new count means that the visitor left the page with the error. */
  navigationCount: number
  children: ReactNode
}

interface ErrorCatcherState {
  readonly error?: Error | undefined
}

class ErrorCatcher extends Component<ErrorCatcherProps, ErrorCatcherState> {
  override state: ErrorCatcherState = {}

  static getDerivedStateFromError(error: Error): ErrorCatcherState {
    return { error }
  }

  override componentDidUpdate({ navigationCount }: ErrorCatcherProps) {
    if (!this.state.error || navigationCount === this.props.navigationCount) return
    this.#tryAgain()
  }

  readonly #tryAgain = () => {
    clearLoadFailures()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className="measure failed" role="alert">
        <h1>Unexpected Application Error!</h1>
        <pre className="error-text">{error.message}</pre>
        <div className="actions">
          <Link to="/" className="button-link">
            Return to Home
          </Link>
          <Button variant="outline" onClick={this.#tryAgain}>
            Try again
          </Button>
          <ReloadButton />
        </div>
      </div>
    )
  }
}

import { Component, type ReactNode } from 'react'
import { usePlace } from '#page/place.tsx'
import { SiteLink } from '#page/site-link.tsx'
import { forgetFailures } from './keep-loaded.ts'
import { ReloadButton } from './reload-button.tsx'

/** Where a bug of ours ends: said plainly, with the error's own words. Going elsewhere leaves it behind. */
export function ErrorFallback({ children }: { children: ReactNode }) {
  return <ErrorCatcher step={usePlace().step}>{children}</ErrorCatcher>
}

interface ErrorCatcherProps {
  /** Of the visitor's way. */
  step: number
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

  override componentDidUpdate({ step }: ErrorCatcherProps) {
    if (!this.state.error || step === this.props.step) return
    forgetFailures()
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
          <SiteLink to="/" className="button-link">
            Return to Home
          </SiteLink>
          <ReloadButton />
        </div>
      </div>
    )
  }
}

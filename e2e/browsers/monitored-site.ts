import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A copy of the build whose pages record their own problems. */
export const monitoredSite = join(root, '.cache/browsers/dist')

/** Records errors, warnings, failed requests and policy violations in the tab, so that they survive a navigation. */
function recordPageProblems() {
  // Leaving a page cancels its requests, which some browsers report as failures.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const record = (line: string) => {
    if (isLeaving) return
    const lines = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
    sessionStorage.setItem('problems', JSON.stringify([...lines, line]))
  }
  const failedElement = (event: Event) => {
    const { target } = event
    if (target instanceof Element)
      record(`failed request: ${target.getAttribute('src') ?? target.getAttribute('href') ?? target.tagName}`)
  }
  addEventListener(
    'error',
    (event) => {
      if (event instanceof ErrorEvent) record(`page error: ${event.message}`)
      else failedElement(event)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    record(`unhandled rejection: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    record(`policy violation: ${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      record(`console ${level}: ${parts.map(String).join(' ')}`)
      write(...parts)
    }
  }
}

/**
 * WebKit's driver has neither a console log nor init scripts, and the policy allows only the site's own files. The
 * monitoring is therefore added to start.js, which every page runs first.
 */
export function makeMonitoredSite() {
  rmSync(monitoredSite, { recursive: true, force: true })
  cpSync(realpathSync(join(root, 'dist')), monitoredSite, { recursive: true })
  // The server reads the articles from a folder next to its build.
  cpSync(join(root, 'content/blog'), join(monitoredSite, '../content/blog'), { recursive: true })
  const startScript = join(monitoredSite, 'site/start.js')
  writeFileSync(startScript, `(${recordPageProblems.toString()})()\n${readFileSync(startScript, 'utf8')}`)
  for (const extension of ['br', 'gz']) rmSync(`${startScript}.${extension}`, { force: true })
}

/** Runs in the page: returns and clears the recorded problems. */
export function takeProblems(): string[] {
  const lines = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
  sessionStorage.removeItem('problems')
  return lines
}

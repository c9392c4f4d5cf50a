import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A copy of the build whose pages write down what goes wrong in them. */
export const watchedSite = join(root, '.cache/browsers/dist')

/** Kept in the tab, so that it outlives a navigation. Problems are what no page of ours should do. */
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
 * WebKit's driver has neither a console log nor scripts that run before the page's own. The policy allows only files of
 * the site, so the watch goes into the one that every page runs first.
 */
export function makeWatchedSite() {
  rmSync(watchedSite, { recursive: true, force: true })
  cpSync(join(root, 'dist'), watchedSite, { recursive: true })
  // The server reads the articles from the folder beside its build.
  cpSync(join(root, 'content/blog'), join(watchedSite, '../content/blog'), { recursive: true })
  const startScript = join(watchedSite, 'site/start.js')
  writeFileSync(startScript, `(${recordPageProblems.toString()})()\n${readFileSync(startScript, 'utf8')}`)
  for (const ending of ['br', 'gz']) rmSync(`${startScript}.${ending}`, { force: true })
}

/** In the page: what the watch has written down, which it then forgets. */
export function takeProblems(): string[] {
  const lines = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
  sessionStorage.removeItem('problems')
  return lines
}

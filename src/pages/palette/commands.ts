import { openKeys } from '#frame/open-dialogs.ts'
import { setTheme, type Theme } from '#frame/theme.ts'
import { copyLink } from '#ui/copy-link.ts'
import { toast } from '#ui/toasts.ts'

interface Command {
  readonly name: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly run: () => void
}

function chooseTheme(theme: Theme) {
  if (!setTheme(theme)) toast(`The ${theme} theme is already on.`)
}

/** What the palette can do besides opening a tool or a page. */
export const commands: readonly Command[] = [
  {
    name: 'Dark mode',
    summary: 'Switch to the dark theme.',
    keywords: ['dark theme', 'night mode', 'black background', 'colours', 'colors', 'appearance'],
    run: () => chooseTheme('dark'),
  },
  {
    name: 'Light mode',
    summary: 'Switch to the light theme.',
    keywords: ['light theme', 'day mode', 'white background', 'colours', 'colors', 'appearance'],
    run: () => chooseTheme('light'),
  },
  {
    name: 'Copy link',
    summary: 'Copy the address of this page, or of the open tool with its settings.',
    keywords: ['copy url', 'copy address', 'share', 'share link', 'bookmark'],
    run: () => void copyLink(),
  },
  {
    name: 'Keyboard shortcuts',
    summary: 'Show the keyboard shortcuts.',
    keywords: ['keys', 'hotkeys', 'key bindings'],
    run: openKeys,
  },
]

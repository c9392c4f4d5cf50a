import { choice, optionalNumber, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Remove extra spaces, line breaks, tags and more.',
  inputs: { text: { ...textInput.text, hasByteOrderMark: true } },
  options: {
    mode: {
      ...choice('Preset, in addition to the changes below', {
        spaces: 'Extra spaces',
        breaks: 'Extra line breaks',
        special: 'Special characters',
        all: 'All three',
        pdf: 'PDF text',
        web: 'Web page',
        none: 'No preset',
      }),
      isLinked: false,
    },
    join: { kind: 'flag', label: 'Join lines, keep paragraphs', initial: false },
    oneLine: { kind: 'flag', label: 'Remove all line breaks', initial: false },
    spaces: { kind: 'flag', label: 'Remove extra spaces', initial: false },
    blankLines: { kind: 'flag', label: 'Remove blank lines', initial: false },
    invisible: { kind: 'flag', label: 'Remove invisible characters', initial: false },
    quotes: { kind: 'flag', label: 'Plain quotes and dashes', initial: false },
    tags: { kind: 'flag', label: 'Remove HTML tags', initial: false },
    breaks: { kind: 'flag', label: 'Remove extra line breaks', initial: false },
    special: { kind: 'flag', label: 'Remove special characters', initial: false },
    emoji: { kind: 'flag', label: 'Remove emoji', initial: false },
    accents: { kind: 'flag', label: 'Remove accents', initial: false },
    markdown: { kind: 'flag', label: 'Remove Markdown, bullets and > marks', initial: false },
    split: { kind: 'text', label: 'Split lines at', initial: '' },
    joinWith: { kind: 'text', label: 'Join lines with', initial: '' },
    numbers: { kind: 'flag', label: 'Number the lines', initial: false },
    prefix: { kind: 'text', label: 'Line prefix', initial: '' },
    suffix: { kind: 'text', label: 'Line suffix', initial: '' },
    wrap: optionalNumber('Wrap at column', 1000),
  },
  result: 'text',
  copiedMessage: 'Text copied to clipboard!',
})

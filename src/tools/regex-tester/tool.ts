import { listLimit, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'List the matches of a regular expression.',
  inputs: { text: { kind: 'text', label: 'Text', placeholder: 'Type or paste the text to search' } },
  options: {
    pattern: typedText('Pattern', { placeholder: String.raw`\b\w+\b`, isRequired: true, linkedAs: 'pattern' }),
    flags: {
      kind: 'letters',
      label: 'Flags',
      initial: 'g',
      letters: [
        { letter: 'g', label: 'all matches' },
        { letter: 'i', label: 'ignore case' },
        { letter: 'm', label: '^ $ match each line' },
        { letter: 's', label: '. matches newlines' },
        { letter: 'u', label: 'Unicode' },
        { letter: 'y', label: 'sticky' },
        { letter: 'v', label: 'Unicode sets' },
      ],
    },
    replace: { kind: 'flag', label: 'Preview a replacement', initial: false },
    replacement: typedText('Replacement', { placeholder: '$1, $<name> or $&', linkedAs: 'replacement' }),
    escapes: {
      kind: 'flag',
      label: String.raw`Use \n for a line break, \t for a tab in the replacement`,
      initial: false,
    },
    limit: { ...listLimit, min: 1 },
    lineNumbers: {
      kind: 'flag',
      label: 'Add the number of the line in which each match starts',
      initial: false,
      isLinked: false,
    },
    ranges: {
      kind: 'flag',
      label: 'Add the start and end of each group (with --json)',
      initial: false,
      isLinked: false,
    },
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Copied to clipboard!',
  timeLimit: 1000,
})

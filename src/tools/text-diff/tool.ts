import { choice, listLimit } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Text Diff',
  summary: 'Compare two texts or lists and see what changed, down to individual words, side by side or as a patch.',
  purpose: 'Compare two texts.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 90,
  icon: '±',
  keywords: commaSeparated(`
    diff, compare, comparison, difference, changes, changed lines, side by side, unified diff, patch, git diff,
    merge, versions, two files, identical, same text, file compare, redline, compare lists, list difference, items
    in common, missing items, list comparison, common items, intersection, find differences, diffchecker
  `),
  nearestFor: ['plagiarism'],
  next: ['line-sorter'],
  inputs: {
    original: { kind: 'text', label: 'Original', placeholder: 'Type or paste the original text, or drop a file here' },
    modified: { kind: 'text', label: 'Modified', placeholder: 'Type or paste the modified text, or drop a file here' },
  },
  options: {
    // The library's types need to know which mode is the default.
    mode: {
      ...choice('Compare', { position: 'By position', aligned: 'Aligned', lists: 'Lists' }),
      initial: 'position',
    },
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreSpace: { kind: 'flag', label: 'Ignore whitespace', initial: false },
    limit: { ...listLimit, min: 1 },
  },
  result: 'report',
  printsAs: 'diff',
  copiedMessage: 'Copied to clipboard!',
  examples: [
    {
      title: 'Verse with two changed lines',
      input: {
        original: 'Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.',
        modified: 'Roses are red,\nviolets are purple,\nhoney is sweet,\nand so are you.',
      },
      output: 'Line 2\n- violets are blue,\n+ violets are purple,\nLine 3\n- sugar is sweet,\n+ honey is sweet,',
    },
    {
      title: 'Settings with an added line, as a patch',
      input: {
        original: 'name: web\nport: 8080\nworkers: 2\nlog: info\n',
        modified: '# production\nname: web\nport: 80\nworkers: 2\nlog: info\n',
      },
      options: { mode: 'aligned' },
      output:
        '--- original\n+++ modified\n@@ -1,4 +1,5 @@\n+# production\n name: web\n-port: 8080\n+port: 80\n' +
        ' workers: 2\n log: info\n',
    },
    {
      title: 'Russian, ignoring case and whitespace',
      input: { original: 'ПРИВЕТ,  МИР\nу меня кошка 🐈\nПока', modified: 'Привет, мир\nу меня собака 🐕\nпока' },
      options: { ignoreCase: true, ignoreSpace: true },
      output: 'Line 2\n- у меня кошка 🐈\n+ у меня собака 🐕',
    },
    {
      title: 'Two guest lists in any order',
      input: { original: 'Ada\nGrace\nEdsger\nBarbara', modified: 'barbara\nAlan\nada\nGrace' },
      options: { mode: 'lists', ignoreCase: true },
      output: 'Only in Original (1)\nEdsger\n\nOnly in Modified (1)\nAlan\n\nIn both (3)\nAda\nGrace\nBarbara',
    },
  ],
})

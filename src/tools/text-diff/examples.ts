import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]

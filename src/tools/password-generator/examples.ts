import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  { title: '16 characters, including every type', input: {}, output: '#ubvx)psJrdCb3<-' },
  {
    title: 'Eight-word passphrase',
    input: {},
    options: { kind: 'passphrase' },
    output: 'leisure-argue-easy-bind-canoe-hockey-panther-network',
  },
  {
    title: 'Passphrase with capitals and a digit',
    input: {},
    options: { kind: 'passphrase', words: 6, capitalize: true, digit: true },
    output: 'Leisure-Argue-Easy-Bind-Canoe8-Hockey',
  },
  {
    title: 'Three passwords without look-alikes',
    input: {},
    options: { length: 20, symbols: false, excludeLookAlikes: true, count: 3 },
    output: '7ny4E5Yqd6g9c9jiVZRT\nvrNrTcnhbh3msG59BrjW\ntvfCvh7LA8XvpJPhn5wE',
  },
]

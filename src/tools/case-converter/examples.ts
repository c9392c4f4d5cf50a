import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Text typed with Caps Lock on',
    input: { text: "I DON'T KNOW WHERE IT IS. IS IT IN THE NAÏVE READER'S BAG? (PERHAPS NOT.)" },
    options: { style: 'sentence' },
    output: "I don't know where it is. Is it in the naïve reader's bag? (Perhaps not.)",
  },
  {
    title: 'List of headings in capitals',
    input: { text: 'HOW WE WORK\nWHAT IT COSTS\nCAN I CANCEL?' },
    options: { style: 'lines' },
    output: 'How we work\nWhat it costs\nCan I cancel?',
  },
  {
    title: 'Sentences with names',
    input: { text: 'we met John at NASA. i liked New York' },
    options: { style: 'keep' },
    output: 'We met John at NASA. I liked New York',
  },
  {
    title: 'Variable names, one per line',
    input: { text: 'XMLHttpRequest\nuser id 2\nGröße in Metern' },
    options: { style: 'snake' },
    output: 'xml_http_request\nuser_id_2\ngröße_in_metern',
  },
  {
    title: 'Headline with small words and acronyms',
    input: { text: 'the state-of-the-art guide to NASA and the iPhone: a love story' },
    options: { style: 'ap' },
    output: 'The State-of-the-Art Guide to NASA and the iPhone: A Love Story',
  },
  {
    title: 'Book title by the Chicago Manual of Style',
    input: { text: 'sailing between the islands: notes from a year with the wind' },
    options: { style: 'chicago' },
    output: 'Sailing Between the Islands: Notes from a Year with the Wind',
  },
  {
    title: 'Name and address in capitals',
    input: { text: "ANNA O'NEIL, 3RD FLOOR" },
    options: { style: 'title' },
    output: "Anna O'neil, 3rd Floor",
  },
]

import { choice, textInput } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Case Converter',
  summary:
    'Convert text to upper, lower, title or sentence case, or turn each line into a camelCase or snake_case name.',
  purpose: 'Convert to upper, lower, title, snake_case and others.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 20,
  icon: 'Aa',
  keywords: commaSeparated(`
    uppercase, lowercase, capitalize, capital letters, all caps, change case, letter case, title case, headline, ap
    style title, apa title case, chicago style title, mla title case, sentence case, camel case, pascal case, snake
    case, kebab case, constant case, dot case, path case, alternating, mocking text, invert case, swap case, toggle
    case, variable name, identifier, capitalization, caps lock, capitalize first letter, small letters, capitalize
    every word, capitalise
  `),
  nearestFor: ['fancy text', 'bold text', 'italic text', 'fonts'],
  inputs: textInput,
  options: {
    style: choice('Style', {
      upper: 'UPPER CASE',
      lower: 'lower case',
      title: 'Title Case',
      sentence: 'Sentence case',
      camel: 'camelCase',
      snake: 'snake_case',
      kebab: 'kebab-case',
      alternate: 'aLtErNaTe',
      pascal: 'PascalCase',
      constant: 'CONSTANT_CASE',
      dot: 'dot.case',
      path: 'path/case',
      invert: 'iNVERT',
      ap: 'AP Title Case',
      apa: 'APA Title Case',
      chicago: 'Chicago Title Case',
      mla: 'MLA Title Case',
      lines: 'Sentence case per line',
      keep: 'Sentence case, capitals kept',
    }),
  },
  result: 'text',
  // Sentences can have several lines. The other one left out alternates from line to line.
  lineByLine: {
    style: [
      'upper',
      'lower',
      'title',
      'camel',
      'snake',
      'kebab',
      'pascal',
      'constant',
      'dot',
      'path',
      'invert',
      'lines',
    ],
  },
  copiedMessage: 'Text copied to clipboard!',
  examples: [
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
  ],
})

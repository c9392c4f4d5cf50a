/** A recipe to begin with, and a text that shows what it does. */
export interface Starter {
  readonly title: string
  readonly recipe: string
  readonly text: string
}

export const starters: readonly Starter[] = [
  {
    title: 'Every email address once, sorted',
    recipe: 'text-extractor | duplicate-remover(ignore-case=on) | line-sorter',
    text: [
      'From: Mira <mira@harbour.example>',
      'To: crew@ferry.example, Tom <tom@pier.example>',
      'Cc: Mira@harbour.example\n',
      'Please reply to crew@ferry.example before nine.',
    ].join('\n'),
  },
  {
    title: 'A bullet list as one sorted line',
    recipe: 'text-cleaner(mode=none, markdown=on) | line-sorter | text-cleaner(mode=none, join-with=", ")',
    text: '- plums\n- apples\n- pears\n- figs',
  },
  {
    title: 'A reading list as slugs',
    recipe:
      'find-replace(find="^[0-9]+[.] ", regex=on) | text-cleaner(blank-lines=on) | duplicate-remover(ignore-case=on) | slug-generator(per-line=on)',
    text: '1. The Old Harbour\n2. Nine O’Clock Ferry\n\n3. The old harbour\n4. Ten Minutes Before',
  },
  {
    title: 'The errors of a log, counted',
    recipe: 'find-replace(mode=keepLines, find=ERROR) | find-replace(find="^.*ERROR ", regex=on) | word-frequency',
    text: [
      '09:00 INFO  gate open',
      '09:02 ERROR timeout at pier',
      '09:05 INFO  boarding',
      '09:07 ERROR timeout at gate',
      '09:09 ERROR ticket unreadable',
    ].join('\n'),
  },
]

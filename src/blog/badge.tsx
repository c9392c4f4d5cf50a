/** Colours of badges. The stylesheet has a shade of each for both themes. */
export type Ink = 'blue' | 'green' | 'ochre' | 'teal' | 'sienna' | 'steel' | 'olive' | 'slate'

const inks = new Map<string, Ink>([
  ['Text Manipulation', 'blue'],
  ['SEO', 'green'],
  ['Tools', 'ochre'],
  ['Productivity', 'teal'],
  ['Productivity Tools', 'teal'],
  ['Tutorial', 'sienna'],
  ['Tips', 'ochre'],
  ['Writing', 'olive'],
  ['Writing Tips', 'olive'],
  ['Developer Tools', 'steel'],
  ['Development', 'steel'],
  ['Design', 'slate'],
  ['Marketing', 'green'],
])

const otherInks = ['blue', 'green', 'ochre', 'teal', 'sienna'] as const satisfies readonly Ink[]

/** Colour of a category. Unknown ones get a fixed colour by the sum of their character codes. */
export function inkOf(category: string): Ink {
  const sum = [...category].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return inks.get(category) ?? (otherInks[sum % otherInks.length] as Ink)
}

/** A post's category. Renders nothing for a blank one. */
export function Badge({ category }: { category: string }) {
  if (category.trim() === '') return null
  return (
    <span className="badge" data-ink={inkOf(category)}>
      {category}
    </span>
  )
}

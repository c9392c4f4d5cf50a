import './badge.css'

/** The colours of badges. The stylesheet has a shade of each for both themes. */
export type BadgeColor = 'blue' | 'green' | 'ochre' | 'teal' | 'sienna' | 'steel' | 'olive' | 'slate'

const colors = new Map<string, BadgeColor>([
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

const otherColors = ['blue', 'green', 'ochre', 'teal', 'sienna'] as const satisfies readonly BadgeColor[]

/**
 * Returns the badge colour for a category. Unknown categories get a fixed colour based on the sum of their character
 * codes.
 */
export function badgeColorOf(category: string): BadgeColor {
  const sum = [...category].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return colors.get(category) ?? (otherColors[sum % otherColors.length] as BadgeColor)
}

/** Shows a post's category, or nothing if the category is blank. */
export function Badge({ category }: { category: string }) {
  if (category.trim() === '') return null
  return (
    <span className="badge" data-ink={badgeColorOf(category)}>
      {category}
    </span>
  )
}

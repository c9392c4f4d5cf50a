interface Field {
  readonly id: string
  readonly name: string
  readonly type: 'Symbol' | 'Text' | 'RichText' | 'Date' | 'Link'
  readonly linkType?: 'Asset'
  readonly localized: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly omitted: boolean
}

function describeField(id: string, name: string, type: Field['type'], more: Partial<Field> = {}): Field {
  return { id, name, type, localized: false, required: true, disabled: false, omitted: false, ...more }
}

/** The one content type of the blog, as the API describes it. */
export const blogPost = {
  id: 'blogPost',
  name: 'Blog post',
  description: 'An article of the blog.',
  displayField: 'title',
  fields: [
    describeField('title', 'Title', 'Symbol'),
    describeField('slug', 'Slug', 'Symbol'),
    describeField('excerpt', 'Excerpt', 'Text'),
    describeField('content', 'Content', 'RichText'),
    describeField('category', 'Category', 'Symbol'),
    // The misspelt name is the one the page asks for.
    describeField('publishedDat', 'Published date', 'Date'),
    describeField('featuredImage', 'Featured image', 'Link', { linkType: 'Asset', required: false }),
  ],
} as const satisfies { fields: readonly Field[]; [key: string]: unknown }

/** It is part of an address, and the id of an entry, which may be no longer. */
export const slugRule = { pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, maxLength: 64 } as const

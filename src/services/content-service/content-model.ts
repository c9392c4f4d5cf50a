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

/** The blog's only content type, in the API's format. */
export const blogPost = {
  id: 'blogPost',
  name: 'Blog post',
  description: 'A blog article.',
  displayField: 'title',
  fields: [
    describeField('title', 'Title', 'Symbol'),
    describeField('slug', 'Slug', 'Symbol'),
    describeField('excerpt', 'Excerpt', 'Text'),
    describeField('content', 'Content', 'RichText'),
    describeField('category', 'Category', 'Symbol'),
    // The field name is misspelled on purpose: the API and the page use it.
    describeField('publishedDat', 'Published date', 'Date'),
    describeField('featuredImage', 'Featured image', 'Link', { linkType: 'Asset', required: false }),
  ],
} as const satisfies { fields: readonly Field[]; [key: string]: unknown }

/** A slug is part of the URL and also the entry's id, which is limited to 64 characters. */
export const slugRule = { pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, maxLength: 64 } as const

import { validateRichTextDocument, type Document } from '@contentful/rich-text-types'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentModel, createImport } from './contentful-import.ts'
import { exportBlog } from './export-blog.ts'
import { readLibrary } from './library.ts'
import { writeSampleBlog } from '#test/sample-blog.ts'
import { sharpImages } from './sharp-images.ts'

const blog = await writeSampleBlog()
const importData = createImport(await readLibrary(blog.folder, sharpImages), 'https://example.com')

afterAll(() => blog.remove())

// After a change to the content model, update the file with `vitest -u`.
test('the content model in the repository is up to date', async () => {
  await expect(`${JSON.stringify(createContentModel(), null, 2)}\n`).toMatchFileSnapshot(
    '../../../contentful/content-model.json',
  )
})

describe('the content model', () => {
  const [type] = createContentModel().contentTypes
  const fields = new Map<string, object>(type?.fields.map((field) => [field.id, field]))

  test('is published by the import', () => {
    expect(type?.sys).toMatchObject({ id: 'blogPost', type: 'ContentType', publishedVersion: 1 })
  })

  test.each([
    ['title', { type: 'Symbol', required: true, validations: [] }],
    ['slug', { type: 'Symbol', required: true, validations: expect.arrayContaining([{ unique: true }]) as unknown }],
    ['publishedDat', { type: 'Date', required: true }],
    [
      'featuredImage',
      { type: 'Link', linkType: 'Asset', required: false, validations: [{ linkMimetypeGroup: ['image'] }] },
    ],
  ])('%s', (id, field) => {
    expect(fields.get(id)).toMatchObject(field)
  })

  test('has a control for every field', () => {
    const [editor] = createContentModel().editorInterfaces
    expect(editor?.controls.map(({ fieldId }) => fieldId)).toEqual([...fields.keys()])
    expect(editor?.controls.map(({ widgetId }) => widgetId)).not.toContain(undefined)
  })
})

describe('the import', () => {
  test('has the sections that the importer reads', () => {
    expect(Object.keys(importData).sort()).toEqual(['assets', 'contentTypes', 'editorInterfaces', 'entries', 'locales'])
    expect(importData.locales).toMatchObject([
      { code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null },
    ])
  })

  test('has published entries with every field by locale', () => {
    const fields = new Set<string>(importData.contentTypes[0]?.fields.map(({ id }) => id))
    expect(importData.entries).toHaveLength(3)
    for (const entry of importData.entries) {
      expect(entry.sys).toMatchObject({ type: 'Entry', publishedVersion: 1, contentType: { sys: { id: 'blogPost' } } })
      for (const [id, value] of Object.entries<object>({ ...entry.fields })) {
        expect(fields).toContain(id)
        expect(Object.keys(value)).toEqual(['en-US'])
      }
    }
  })

  test('has valid documents that only link to included entries and assets', () => {
    const ids = [...importData.entries, ...importData.assets].map(({ sys }) => `${sys.type} ${sys.id}`)
    const links = JSON.stringify(importData.entries.map(({ fields }) => fields)).matchAll(
      /"linkType":"(Entry|Asset)","id":"([^"]+)"/g,
    )
    for (const [, type, id] of links) expect(ids).toContain(`${String(type)} ${String(id)}`)
    for (const { fields } of importData.entries) {
      const { content } = fields as { content: { 'en-US': Document } }
      expect(validateRichTextDocument(content['en-US'])).toEqual([])
    }
  })

  test('has asset URLs with the site’s origin', () => {
    expect(importData.assets.map(({ fields }) => fields)).toMatchObject([
      {
        file: {
          'en-US': {
            url: expect.stringMatching(/^https:\/\/example\.com\/cda\/assets\//) as string,
            contentType: 'image/png',
            fileName: 'counting.png',
          },
        },
      },
      { file: { 'en-US': { contentType: 'image/jpeg', fileName: 'diagram.jpg' } } },
    ])
  })

  test('is written with the images where the importer expects them', async () => {
    const target = join(blog.folder, 'export')
    expect(await exportBlog(blog.folder, { target, origin: 'https://blog.example' })).toEqual({ entries: 3, assets: 2 })
    const content = JSON.parse(await readFile(join(target, 'content.json'), 'utf8')) as typeof importData
    const files = await readdir(join(target, 'assets'), { recursive: true })
    for (const { fields } of content.assets) {
      const { file } = fields as { file: { 'en-US': { url: string } } }
      const [, path = ''] = file['en-US'].url.split('https://')
      expect(path).toMatch(/^blog\.example\/cda\/assets\//)
      expect(files).toContain(path)
    }
  })
})

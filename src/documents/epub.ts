import { InputError } from '#core/tool/input-error.ts'
import { resolvePath } from './archive-path.ts'
import type { ReadContext, ReadText } from './document-text.ts'
import { HtmlReader } from './html.ts'
import { TextWriter } from './text-writer.ts'
import { parseXml } from './xml.ts'
import type { ZipArchive } from './zip.ts'

interface Chapter {
  readonly path: string
  readonly isContents: boolean
}

const container = 'META-INF/container.xml'

/** Reads the chapters in the order of the spine. */
export async function readEpub(archive: ZipArchive, { name }: ReadContext): Promise<ReadText> {
  const packagePath = await findPackage(archive, name)
  const writer = new TextWriter()
  const locked = await readLockedPaths(archive, name)
  for (const path of await readSpine(archive, name, packagePath)) {
    if (locked.has(path)) throw new InputError(`${name} is protected by its seller (DRM), so it can’t be read here.`)
    await parseXml({ chunks: archive.read(path), name, path, isHtml: true }, new HtmlReader(writer))
    writer.endParagraph()
  }
  return writer.finish()
}

async function findPackage(archive: ZipArchive, name: string): Promise<string> {
  let found: string | undefined
  await parseXml(
    { chunks: archive.read(container), name, path: container },
    {
      open(element, attributes) {
        if (element === 'rootfile') found ??= attributes['full-path']
      },
      close: () => undefined,
    },
  )
  if (found === undefined) throw new InputError(`${name} is damaged: ${container} names no book.`)
  return found
}

async function readSpine(archive: ZipArchive, name: string, path: string): Promise<string[]> {
  const chapters = new Map<string, Chapter>()
  const spine: string[] = []
  await parseXml(
    { chunks: archive.read(path), name, path },
    {
      open(element, { id = '', href = '', properties = '', idref = '', linear }) {
        if (element === 'item') {
          chapters.set(id, { path: resolvePath(path, href), isContents: /\bnav\b/.test(properties) })
        } else if (element === 'itemref') {
          const chapter = chapters.get(idref)
          // A table of contents for the reading app, not for the reader.
          if (chapter && !(chapter.isContents && linear === 'no')) spine.push(chapter.path)
        }
      },
      close: () => undefined,
    },
  )
  if (spine.length === 0) throw new InputError(`${name} is damaged: ${path} names no chapters.`)
  return spine
}

/** Encrypted fonts are common and don’t matter. */
async function readLockedPaths(archive: ZipArchive, name: string): Promise<Set<string>> {
  const path = 'META-INF/encryption.xml'
  const locked = new Set<string>()
  if (!archive.has(path)) return locked
  await parseXml(
    { chunks: archive.read(path), name, path },
    {
      open(element, { URI: uri }) {
        if (element === 'CipherReference' && uri !== undefined) locked.add(resolvePath('', uri))
      },
      close: () => undefined,
    },
  )
  return locked
}

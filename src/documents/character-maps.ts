/** Character maps of Chinese, Japanese and Korean PDFs, each a module with Base64 (see scripts/character-maps.js). */
const maps = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', { import: 'default' })

interface Wanted {
  readonly kind: string
  readonly filename: string
}

/** Gives PDF.js the data it asks for. Nothing is fetched, so fonts and decoders of pictures are refused. */
export class CharacterMaps {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const load = kind === 'cMapUrl' ? maps[`/node_modules/pdfjs-dist/cmaps/${filename}`] : undefined
    if (!load) throw new Error(`There is no ${filename}`)
    return Uint8Array.from(atob(await load()), (character) => character.charCodeAt(0))
  }
}

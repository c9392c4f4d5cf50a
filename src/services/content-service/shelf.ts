export interface Image {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Keeps the images that were asked for last, up to a number of bytes. */
export class Shelf {
  readonly #images = new Map<string, Image>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Image | undefined {
    const image = this.#images.get(key)
    if (image) {
      // A map remembers the order in which things came: what is asked for comes anew.
      this.#images.delete(key)
      this.#images.set(key, image)
    }
    return image
  }

  put(key: string, image: Image) {
    this.#images.set(key, image)
    this.#bytes += image.bytes.length
    for (const [oldKey, old] of this.#images) {
      if (this.#bytes <= this.#limit) return
      this.#images.delete(oldKey)
      this.#bytes -= old.bytes.length
    }
  }
}

import sharp, { type Sharp } from 'sharp'
import { ApiError } from './api-error.ts'
import type { Picture } from './pictures.ts'
import { readParameters } from './query.ts'

type Format = 'jpg' | 'png' | 'webp'

interface Rendering {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly isFilled: boolean
  readonly format: Format | undefined
  readonly quality: number | undefined
}

export interface Image {
  readonly bytes: Buffer
  readonly contentType: string
}

const contentTypes: Readonly<Record<Format, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** As the Images API has it. */
const largestSide = 4000
const bestQuality = 100

const keptBytes = 64 * 1024 * 1024
/** A job may need a hundred megabytes and a whole core. */
const jobsAtOnce = 2
/** More than that would be answered when nobody waits any longer. */
const jobsWaiting = 64

function readNumber(name: string, text: string | undefined, largest: number): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= largest) return Number(text)
  throw new ApiError('BadRequest', `The value of "${name}" takes a whole number from 1 to ${String(largest)}.`)
}

function readChoice<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  const choice = choices.find((each) => each === text)
  if (text === undefined || choice !== undefined) return choice
  throw new ApiError('BadRequest', `The value of "${name}" takes ${choices.join(', ')}.`)
}

const knownParameters = new Set(['w', 'h', 'fit', 'fm', 'q'])

function readRendering(search: URLSearchParams): Rendering {
  const parameters = readParameters(search)
  for (const name of parameters.keys()) {
    if (!knownParameters.has(name)) throw new ApiError('BadRequest', `The parameter "${name}" is not supported.`)
  }
  return {
    width: readNumber('w', parameters.get('w'), largestSide),
    height: readNumber('h', parameters.get('h'), largestSide),
    isFilled: readChoice('fit', parameters.get('fit'), ['fill']) === 'fill',
    format: readChoice('fm', parameters.get('fm'), ['jpg', 'png', 'webp']),
    quality: readNumber('q', parameters.get('q'), bestQuality),
  }
}

function encode(image: Sharp, format: Format, quality: number | undefined): Sharp {
  const options = quality === undefined ? {} : { quality }
  if (format === 'png') return image.png()
  // JPEG knows no transparency; without a ground it would turn black.
  return format === 'jpg' ? image.flatten({ background: 'white' }).jpeg(options) : image.webp(options)
}

function formatOf({ contentType }: Picture): Format {
  return contentType === 'image/png' ? 'png' : contentType === 'image/webp' ? 'webp' : 'jpg'
}

async function render(picture: Picture, rendering: Rendering): Promise<Image> {
  const { width, height, isFilled, format = formatOf(picture), quality } = rendering
  const resized = sharp(picture.bytes).resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    // `fill` has exactly the size that was asked for; without it an image is never made larger than it is.
    ...(isFilled ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }),
  })
  return { bytes: await encode(resized, format, quality).toBuffer(), contentType: contentTypes[format] }
}

/** Lets a few jobs run at once and a bounded number wait. */
class Workshop {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= jobsAtOnce) await this.#wait()
    else this.#running++
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length < jobsWaiting) return new Promise((resolve) => this.#waiting.push(resolve))
    throw new ApiError('RateLimitExceeded', 'Too many images are being made. Ask again in a second.', undefined, {
      'X-Contentful-RateLimit-Reset': '1',
    })
  }
}

/** Keeps what was asked for last, up to a number of bytes. */
class Shelf {
  readonly #images = new Map<string, Image>()
  #bytes = 0

  get(key: string): Image | undefined {
    const image = this.#images.get(key)
    if (image) {
      this.#images.delete(key)
      this.#images.set(key, image)
    }
    return image
  }

  put(key: string, image: Image) {
    this.#images.set(key, image)
    this.#bytes += image.bytes.length
    for (const [oldKey, old] of this.#images) {
      if (this.#bytes <= keptBytes) return
      this.#images.delete(oldKey)
      this.#bytes -= old.bytes.length
    }
  }
}

/** Pictures in the sizes and formats that pages ask for. */
export class Images {
  readonly #shelf = new Shelf()
  readonly #workshop = new Workshop()
  readonly #inWork = new Map<string, Promise<Image>>()

  async find(picture: Picture, search: URLSearchParams): Promise<Image> {
    const rendering = readRendering(search)
    if (Object.values(rendering).every((value) => value === undefined || value === false)) return picture
    const key = `${picture.path}?${JSON.stringify(rendering)}`
    return this.#shelf.get(key) ?? (await this.#make(key, picture, rendering))
  }

  /** Those who ask for the same at the same time wait for one job. */
  #make(key: string, picture: Picture, rendering: Rendering): Promise<Image> {
    const former = this.#inWork.get(key)
    if (former) return former
    const making = this.#workshop
      .run(() => render(picture, rendering))
      .then((image) => {
        this.#shelf.put(key, image)
        return image
      })
      .finally(() => this.#inWork.delete(key))
    this.#inWork.set(key, making)
    return making
  }
}

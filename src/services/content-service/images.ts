import sharp, { type Sharp } from 'sharp'
import { ApiError } from './api-error.ts'
import { LruCache } from '#services/lru-cache.ts'
import type { Picture } from './pictures.ts'
import { readParameters } from './query.ts'
import { JobQueue } from './job-queue.ts'

interface Image {
  readonly bytes: Buffer
  readonly contentType: string
}

type Format = 'jpg' | 'png' | 'webp'

interface Rendering {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly isFilled: boolean
  readonly format: Format | undefined
  readonly quality: number | undefined
}

const contentTypes: Readonly<Record<Format, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Limits of the Images API. */
const maxSide = 4000
const maxQuality = 100

/** Area of the largest image that pages request. Always allowed, even if the original is smaller. */
const minAreaLimit = 1920 * 1080

const maxBytes = 64 * 1024 * 1024

function readNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= max) return Number(text)
  throw new ApiError('BadRequest', `The value of "${name}" must be a whole number from 1 to ${String(max)}.`)
}

function readChoice<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  const choice = choices.find((item) => item === text)
  if (text === undefined || choice !== undefined) return choice
  throw new ApiError('BadRequest', `The value of "${name}" must be one of: ${choices.join(', ')}.`)
}

const knownParameters = new Set(['w', 'h', 'fit', 'fm', 'q'])

function readRendering(search: URLSearchParams): Rendering {
  const parameters = readParameters(search)
  for (const name of parameters.keys()) {
    if (!knownParameters.has(name)) throw new ApiError('BadRequest', `The parameter "${name}" is not supported.`)
  }
  return {
    width: readNumber('w', parameters.get('w'), maxSide),
    height: readNumber('h', parameters.get('h'), maxSide),
    isFilled: readChoice('fit', parameters.get('fit'), ['fill']) === 'fill',
    format: readChoice('fm', parameters.get('fm'), ['jpg', 'png', 'webp']),
    quality: readNumber('q', parameters.get('q'), maxQuality),
  }
}

function encode(image: Sharp, format: Format, quality: number | undefined): Sharp {
  const options = quality === undefined ? {} : { quality }
  if (format === 'png') return image.png()
  // JPEG does not support transparency: without a background, transparent pixels would turn black.
  return format === 'jpg' ? image.flatten({ background: 'white' }).jpeg(options) : image.webp(options)
}

function formatOf({ contentType }: Picture): Format {
  return contentType === 'image/png' ? 'png' : contentType === 'image/webp' ? 'webp' : 'jpg'
}

/** A dimension that was not specified scales with the other. */
function areaOf({ width, height }: Picture, requested: Rendering): number {
  const resultWidth = requested.width ?? ((requested.height ?? height) * width) / height
  const resultHeight = requested.height ?? ((requested.width ?? width) * height) / width
  return resultWidth * resultHeight
}

/** `fill` may enlarge one dimension, but not the area: no page needs that, and it would keep a core busy for seconds. */
function checkArea(picture: Picture, rendering: Rendering) {
  const { width, height } = picture
  if (!rendering.isFilled || areaOf(picture, rendering) <= Math.max(width * height, minAreaLimit)) return
  throw new ApiError('BadRequest', 'The result would be larger than the original image.')
}

async function render(picture: Picture, rendering: Rendering): Promise<Image> {
  const { width, height, isFilled, format = formatOf(picture), quality } = rendering
  const resized = sharp(picture.bytes).resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    // `fill` returns exactly the requested size; without it, an image is never enlarged.
    ...(isFilled ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }),
  })
  return { bytes: await encode(resized, format, quality).toBuffer(), contentType: contentTypes[format] }
}

/** Renders pictures in the requested size and format, and caches the results. */
export class Images {
  readonly #cache = new LruCache<Image>(maxBytes, ({ bytes }) => bytes.length)
  readonly #jobs = new JobQueue()
  readonly #pending = new Map<string, Promise<Image>>()

  async find(picture: Picture, search: URLSearchParams, client: string): Promise<Image> {
    const rendering = readRendering(search)
    checkArea(picture, rendering)
    if (Object.values(rendering).every((value) => value === undefined || value === false)) return picture
    const key = `${picture.path}?${JSON.stringify(rendering)}`
    return this.#cache.get(key) ?? (await this.#make(key, client, () => render(picture, rendering)))
  }

  /** Simultaneous requests for the same image share one job. */
  #make(key: string, client: string, job: () => Promise<Image>): Promise<Image> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const pendingJob = this.#jobs
      .run(client, job)
      .then((image) => {
        this.#cache.set(key, image)
        return image
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, pendingJob)
    return pendingJob
  }
}

import sharp, { type Sharp } from 'sharp'
import { ApiError } from './api-error.ts'
import type { ImageSource, Picture } from './image-source.ts'
import { readParameters } from './query.ts'

type Format = 'jpg' | 'png' | 'webp'

const contentTypes: Readonly<Record<Format, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const knownParameters = new Set(['w', 'h', 'fit', 'fm', 'q'])

function readNumber(parameters: ReadonlyMap<string, string>, name: string): number | undefined {
  const text = parameters.get(name)
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new ApiError('BadRequest', `The value of "${name}" must be a whole number from 1 to 9999.`)
}

function encode(image: Sharp, format: Format, quality: number | undefined): Sharp {
  const options = quality === undefined ? {} : { quality }
  if (format === 'png') return image.png()
  // JPEG does not support transparency: without a background, transparent pixels would turn black.
  return format === 'jpg' ? image.flatten({ background: 'white' }).jpeg(options) : image.webp(options)
}

function readFormat(text: string | undefined, { contentType }: Picture): Format {
  const formats = Object.keys(contentTypes) as Format[]
  const format = formats.find((each) => (text === undefined ? contentTypes[each] === contentType : each === text))
  if (format) return format
  throw new ApiError('BadRequest', `The value of "fm" must be one of: ${formats.join(', ')}.`)
}

/** Draws pictures in any size, for the build and the development server. */
export const sharpImages: ImageSource = {
  async inspect({ bytes }) {
    const { format, width, height } = await sharp(bytes).metadata()
    const contentType = `image/${format}`
    if (!Object.values(contentTypes).includes(contentType)) {
      throw new Error(`The format must be PNG, JPEG or WebP, not ${format}.`)
    }
    return { contentType, dimensions: { width, height } }
  },

  async find(picture, query) {
    const parameters = readParameters(new URLSearchParams(query))
    for (const name of parameters.keys()) {
      if (!knownParameters.has(name)) throw new ApiError('BadRequest', `The parameter "${name}" is not supported.`)
    }
    const width = readNumber(parameters, 'w')
    const height = readNumber(parameters, 'h')
    const format = readFormat(parameters.get('fm'), picture)
    const resized = sharp(picture.bytes).resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      // `fill` returns exactly the requested size; without it, an image is never enlarged.
      ...(parameters.get('fit') === 'fill' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }),
    })
    const bytes = await encode(resized, format, readNumber(parameters, 'q')).toBuffer()
    return { bytes, contentType: contentTypes[format] }
  },
}

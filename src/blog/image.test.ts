import { expect, test } from 'vitest'
import { figureSizes, imageAddress, sourceSet, staticImagePath } from './image.ts'

const url = '/cda/assets/textwright/plate/0a1b/plate.png'

test.each([
  [{ width: 600, height: 400 }, `${url}?w=600&h=400&fit=fill&fm=webp&q=80`],
  [{ width: 720 }, `${url}?w=720&fm=webp&q=80`],
])('an image of size %j has the URL %s', (size, address) => expect(imageAddress(url, size)).toBe(address))

test.each([
  [{ width: 600, height: 400 }, '/assets/blog/plate-0a1b-600x400.webp'],
  [{ width: 720 }, '/assets/blog/plate-0a1b-720.webp'],
])('an image of size %j has the path %s on a static host', (size, path) =>
  expect(staticImagePath(url, size)).toBe(path),
)

test.each([
  [300, [300]],
  [600, [480, 600]],
  [720, [480, 720]],
  [4000, [480, 720, 1080, 1440]],
])('an image %i px wide is not enlarged', (width, widths) => {
  expect(figureSizes(width).map((size) => size.width)).toEqual(widths)
})

test('lists each image with its width', () => {
  expect(sourceSet('/a', [{ width: 1 }, { width: 2 }])).toBe('/a?w=1&fm=webp&q=80 1w, /a?w=2&fm=webp&q=80 2w')
})

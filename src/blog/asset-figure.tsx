import { withBase } from '#config/site.ts'
import { figureSizes, imageAddress, sourceSet } from './image.ts'
import type { LinkedAsset } from './linked-entities.ts'

/** An image in a post's text. Its size is set, so that the page does not shift when the image loads. */
export function AssetFigure({ asset }: { asset: LinkedAsset }) {
  const { url, title, description, width, height } = asset
  const sizes = figureSizes(width ?? 0)
  // Images without pixel dimensions, such as SVGs, are not resized.
  const source =
    width === undefined
      ? { src: withBase(url) }
      : { src: imageAddress(url, sizes.at(-1) ?? { width }), srcSet: sourceSet(url, sizes) }
  return (
    <figure>
      <img
        {...source}
        sizes="(min-width: 45rem) 42rem, 100vw"
        width={width}
        height={height}
        alt={description}
        loading="lazy"
      />
      {title !== '' && title !== description && <figcaption>{title}</figcaption>}
    </figure>
  )
}

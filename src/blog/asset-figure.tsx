import { figureSizes, imageAddress, sourceSet } from './image.ts'
import type { LinkedAsset } from './linked-entities.ts'

/** An image within the text, with the room it takes known beforehand. */
export function AssetFigure({ asset }: { asset: LinkedAsset }) {
  const { url, title, description, width, height } = asset
  const sizes = figureSizes(width ?? 0)
  // What has no pixels, such as a drawing, is shown as it is.
  const source =
    width === undefined
      ? { src: url }
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

import { useEffect, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { attempt } from '#run/attempt.ts'
import { formatBytes, formatNumber } from '#core/format.ts'
import { Output } from '#ui/output.tsx'
import { decodeToFile } from './decode-to-file.tsx'
import { detectMediaType, isPicture, signatureLength } from './file-type.ts'

interface PictureProps {
  /** Base64, or a file with it. */
  source: File | LongText
  /** Whether the source is a picture itself, instead of Base64. */
  isDecoded: boolean
}

/** Shows a picture in Base64. Shows nothing if the source is something else. */
export default function Picture({ source, isDecoded }: PictureProps) {
  const picture = usePicture({ source, isDecoded })
  const [dimensions, setDimensions] = useState('')
  if (!picture) return null
  const format = picture.blob.type.replace('image/', '').toUpperCase()
  return (
    <Output title="Picture">
      <img
        className="base64-picture"
        src={picture.url}
        alt="The picture in your text"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setDimensions(`${formatNumber(naturalWidth)} × ${formatNumber(naturalHeight)} pixels`)
        }
        onError={() => setDimensions('it is damaged, or your browser can’t show it')}
      />
      <p className="small-note">
        {[format, dimensions, formatBytes(picture.blob.size)].filter((fact) => fact !== '').join(', ')}
      </p>
    </Output>
  )
}

function usePicture({ source, isDecoded }: PictureProps) {
  const [picture, setPicture] = useState<{
    readonly source: File | LongText
    readonly blob: Blob
    readonly url: string
  }>()
  useEffect(() => {
    let isCurrent = true
    let url: string | undefined
    void readPicture({ source, isDecoded }).then((blob) => {
      if (!isCurrent || !blob) return
      url = URL.createObjectURL(blob)
      setPicture({ source, blob, url })
    })
    return () => {
      isCurrent = false
      setPicture(undefined)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [source, isDecoded])
  return picture?.source === source ? picture : undefined
}

async function readPicture({ source, isDecoded }: PictureProps): Promise<Blob | undefined> {
  if (isDecoded && source instanceof File) {
    const type = detectMediaType(new Uint8Array(await source.slice(0, signatureLength).arrayBuffer())) ?? ''
    return isPicture(type) ? new Blob([source], { type }) : undefined
  }
  const outcome = await attempt(() => decodeToFile(source))
  return outcome.ok && isPicture(outcome.result.content.type) ? outcome.result.content : undefined
}

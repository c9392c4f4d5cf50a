const previewLength = 5000

/** The first two screens or so of a long text. Copy and Download use the whole text. */
export function TextPreview({ text }: { text: string }) {
  return (
    <pre className="user-text" dir="auto" tabIndex={0}>
      {text.slice(0, previewLength)}
      {text.length > previewLength && '…'}
    </pre>
  )
}

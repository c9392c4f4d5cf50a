const previewLength = 5000

/** The start of a long text: what fits a screen or two. Copy and Download give all of it. */
export function TextPreview({ text }: { text: string }) {
  return (
    <pre className="user-text" dir="auto" tabIndex={0}>
      {text.slice(0, previewLength)}
      {text.length > previewLength && '…'}
    </pre>
  )
}

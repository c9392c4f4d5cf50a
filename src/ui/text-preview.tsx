const previewLength = 5000

/** The start of a long text, about two screens. Copy and Download provide all of it. */
export function TextPreview({ text }: { text: string }) {
  return (
    <pre className="user-text" dir="auto" tabIndex={0}>
      {text.slice(0, previewLength)}
      {text.length > previewLength && '…'}
    </pre>
  )
}

const screenful = 5000

/** The start of a long text: what fits a screen or two. Copy and Download give all of it. */
export function Screenful({ text }: { text: string }) {
  return (
    <pre className="people-text" dir="auto" tabIndex={0}>
      {text.slice(0, screenful)}
      {text.length > screenful && '…'}
    </pre>
  )
}

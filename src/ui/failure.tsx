/** What a live tool has to say instead of a result. */
export function Failure({ message, detail }: { message: string; detail?: string | undefined }) {
  return (
    <div className="failure" role="status">
      <p>{message}</p>
      {detail !== undefined && <p>{detail}</p>}
    </div>
  )
}

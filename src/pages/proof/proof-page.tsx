import TextPage from '#pages/text/text-page.tsx'
import { AttemptList } from './attempt-list.tsx'
import { RequestCount } from './requests.tsx'
import { StoredList } from './stored.tsx'
import './proof.css'

export { loader } from '#pages/text/text-page.tsx'

const parts = { AttemptList, RequestCount, StoredList }

/** Shows that nothing leaves the page: a text page with parts that try it in the visitor's own browser. */
export default function ProofPage() {
  return <TextPage parts={parts} />
}

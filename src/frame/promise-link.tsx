import { Link } from './router/link.tsx'
import './promise-link.css'

/** Leads from the head of every tool to the page that shows what it says. */
export function PromiseLink() {
  return (
    <Link to="/proof" className="promise-link">
      Stays in your browser
    </Link>
  )
}

import { cheatSheet } from './cheat-sheet.ts'

/** Loaded when it is opened. */
export default function CheatSheet() {
  return Object.entries(cheatSheet).map(([title, entries]) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className="regex-syntax">
        {entries.map(([syntax, meaning]) => (
          <div key={syntax}>
            <dt>
              <code>{syntax}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

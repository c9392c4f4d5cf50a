import { cheatSheet } from './cheat-sheet.ts'

export function CheatSheet() {
  return (
    <details className="regex-details">
      <summary>Cheat sheet</summary>
      {cheatSheet.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <dl>
            {section.entries.map((entry) => (
              <div key={entry.syntax}>
                <dt>
                  <code>{entry.syntax}</code>
                </dt>
                <dd>{entry.meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  )
}

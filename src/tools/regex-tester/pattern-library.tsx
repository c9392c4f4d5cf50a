import { Button } from '#ui/button.tsx'

/** A ready-made pattern. pattern-library.test.ts has its matches in the sample, and texts that it must not match. */
export interface LibraryPattern {
  readonly title: string
  readonly regex: RegExp
  readonly sample: string
}

export const patternLibrary: readonly LibraryPattern[] = [
  {
    title: 'Email address',
    regex: /\b[\w.%+-]+@(?:[\w-]+\.)+[A-Za-z]{2,}\b/g,
    sample: 'Write to ann.lee+news@mail.example.org or bob@example.com.',
  },
  {
    title: 'Web address (http or https)',
    regex: /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi,
    sample: 'See https://example.com/a?b=1#c (or http://localhost:8080/).',
  },
  {
    title: 'IPv4 address',
    regex: /\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b/g,
    sample: 'From 192.168.0.1 to 8.8.8.8, not 256.1.1.1.',
  },
  {
    title: 'Date (2024-02-29)',
    regex: /\b(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])\b/g,
    sample: 'Ordered 2024-02-29, paid 2024-03-01.',
  },
  { title: 'Time (24 hours)', regex: /\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b/g, sample: 'From 7:30 to 23:59:59.' },
  {
    title: 'Hex colour',
    regex: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
    sample: 'Ink #1F1B16 on paper #fff, half clear #1f1b1680.',
  },
  {
    title: 'UUID',
    regex: /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi,
    sample: 'id=123e4567-e89b-12d3-a456-426614174000',
  },
  {
    title: 'Number with thousands separators',
    regex: /\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/g,
    sample: 'Total 1,234,567.89 of 12,000.',
  },
  {
    title: 'HTML tag',
    regex: /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/gi,
    sample: '<p class="note">Tea<br/> &amp; cake</p>',
  },
  { title: 'Repeated word', regex: /\b(\w+)\s+\1\b/gi, sample: 'Paris in the\nthe spring, and and so on.' },
]

/** A list of ready-made patterns. Loaded when it is opened. */
export default function PatternLibrary({ onChoose }: { onChoose: (entry: LibraryPattern) => void }) {
  return (
    <ul>
      {patternLibrary.map((entry) => (
        <li key={entry.title}>
          <Button variant="link" size="inline" onClick={() => onChoose(entry)}>
            {entry.title}
          </Button>
        </li>
      ))}
    </ul>
  )
}

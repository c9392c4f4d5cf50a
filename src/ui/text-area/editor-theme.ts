import { EditorView } from '@codemirror/view'
import { groupStyles, tint, underline } from '#ui/group-style.ts'

/** The editor theme. Its colors are the page's CSS variables, so it follows the page's theme. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  // The frame around the editor shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--text-face, var(--font-mono))', fontSize: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { minWidth: '0', maxWidth: '100%', padding: '0.75rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--soft-ink)' },
  '.cm-content ::selection': { backgroundColor: tint('--rubric', 35) },

  '.cm-gutters': { border: 'none', backgroundColor: 'transparent', color: 'var(--soft-ink)' },
  '&.cm-empty .cm-gutters': { display: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0 0 0.5rem', minWidth: '2rem' },
  '.cm-key': { color: 'var(--ink-blue)' },
  '.cm-string': { color: 'var(--ink-green)' },
  '.cm-number': { color: 'var(--ink-sienna)' },
  '.cm-word': { color: 'var(--ink-ochre)', fontStyle: 'italic' },

  '.cm-match': {
    backgroundColor: tint('--rubric', 20),
    ...underline('solid', '2px', '--rubric'),
    textUnderlineOffset: '0.2em',
  },
  '.cm-match-other': { backgroundColor: tint('--soft-ink', 25), ...underline('dotted', '2px', '--ink') },
  // Different line styles as well as colors, for color-blind users.
  '.cm-match-warn': { backgroundColor: tint('--warn', 18), ...underline('dotted', '2px', '--warn') },
  '.cm-match-bad': { backgroundColor: tint('--bad', 20), ...underline('wavy', '1px', '--bad') },
  '.cm-match-blue': { backgroundColor: tint('--ink-blue', 18), ...underline('solid', '2px', '--ink-blue') },
  '.cm-match-teal': { backgroundColor: tint('--ink-teal', 18), ...underline('dashed', '2px', '--ink-teal') },
  '.cm-match-olive': { backgroundColor: tint('--ink-olive', 18), ...underline('double', '1px', '--ink-olive') },
  ...Object.fromEntries(groupStyles.map((style, index) => [`.cm-group-${String(index)}`, style])),
  '.cm-match-chosen': { outline: '2px solid var(--rubric)' },
  '.cm-emptyMatch': { borderInlineStart: '2px solid var(--rubric)', marginInlineEnd: '-2px' },

  '.cm-searchMatch': { backgroundColor: tint('--soft-ink', 30) },
  '.cm-searchMatch-selected': { backgroundColor: tint('--rubric', 40), outline: '2px solid var(--rubric)' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)', fontFamily: 'var(--font-sans)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--rule)' },
  '.find-panel': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.625rem',
    padding: '0.5rem 0.75rem',
    fontSize: '0.875rem',
  },
  '.find-panel label': { display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.75rem' },
  '.find-search': { flex: '1 1 12rem' },
  '.find-search input': {
    flex: '1 1 auto',
    minWidth: '0',
    minHeight: '2.75rem',
    padding: '0 0.5rem',
    // Phones zoom into fields whose text is smaller than 16 px.
    font: '1rem var(--font-mono)',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--soft-ink)',
    borderRadius: '2px',
  },
  '.find-checkbox input': { width: '1.125rem', height: '1.125rem', margin: '0', accentColor: 'var(--rubric)' },
  '.find-button': {
    minHeight: '2.75rem',
    padding: '0 0.625rem',
    font: 'inherit',
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    border: '1px solid var(--soft-ink)',
    borderRadius: '2px',
    cursor: 'pointer',
  },
  '.find-button:hover': { color: 'var(--rubric)', borderColor: 'var(--rubric)' },
  '.find-panel :focus-visible': { outline: '2px solid var(--rubric)', outlineOffset: '2px' },
  '.find-panel output': { flex: '1 0 auto', color: 'var(--soft-ink)' },
  '@media (min-width: 640px)': {
    '.find-panel label, .find-search input, .find-button': { minHeight: '2rem' },
  },
})

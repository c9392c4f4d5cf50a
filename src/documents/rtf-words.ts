/** Groups whose content is not text of the document. Others are marked with `\*`. */
export const leftOutGroups = new Set([
  // Tables and properties of the document
  ...['colortbl', 'stylesheet', 'info', 'generator', 'themedata', 'datastore', 'filetbl', 'revtbl'],
  ...['listtable', 'listoverridetable'],
  // Pictures and objects
  ...['pict', 'nonshppict', 'object', 'sp', 'shprslt'],
  // Headers and footers
  ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf'],
  // Numbers of list items, codes of fields, and entries of an index
  ...['listtext', 'pntext', 'fldinst', 'xe', 'rxe', 'txe', 'tc', 'bkmkstart', 'bkmkend'],
  // Hidden notes, the author of a comment, and what old programs show instead of nested tables
  ...['footnote', 'atnid', 'nonesttables'],
])

/** Groups marked with `\*` whose content is text. */
export const shownGroups = new Set(['shpinst', 'cs'])

/** Control words that stand for a character. */
export const characters = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['~', '\u00A0'],
  ['_', '\u2011'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['zwj', '\u200D'],
  ['zwnj', '\u200C'],
  ['ltrmark', '\u200E'],
  ['rtlmark', '\u200F'],
])

export type DocumentKind = 'docx' | 'odt' | 'epub' | 'rtf' | 'pdf'

/** What a reader of one format returns. */
export interface ReadText {
  readonly text: string
  /** Where the footnotes and endnotes start in the text, if there are any. */
  readonly notesStart?: number
  /** Something the user should know, such as pages without text. */
  readonly warning?: string
}

export interface DocumentText extends ReadText {
  readonly kind: DocumentKind
  /** A sentence that says what was read and what was left out. */
  readonly summary: string
}

/** What every reader gets. */
export interface ReadContext {
  /** The name of the document, with which messages start. */
  readonly name: string
  /** Reports progress and lets other work run, such as a cancellation. */
  readonly step: (done: number, total: number) => Promise<void>
}

import { GraphemeCounter } from '#core/text/graphemes.ts'
import { ParagraphCounter } from '#core/text/paragraphs.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { TextWindow } from '#core/text/text-window.ts'
import { WindowSurvey } from '#core/text/window-survey.ts'

/** Counts words, characters, sentences and paragraphs of a text that comes in pieces, none of which ends in a pair. */
export class FourFigures {
  sentences = 0
  readonly #window = new TextWindow()
  readonly #survey = new WindowSurvey()
  readonly #graphemes = new GraphemeCounter()
  readonly #paragraphs = new ParagraphCounter()
  readonly #sentences = new SentenceScanner(() => this.sentences++)

  add(piece: string): void {
    const window = this.#window
    const survey = this.#survey
    for (let start = 0; start < piece.length; start = window.end) {
      window.show(piece, start)
      survey.take(window)
      const stretch = piece.slice(start, window.end)
      this.#graphemes.addSurveyed(stretch, survey)
      this.#sentences.add(stretch, survey)
      this.#paragraphs.add(stretch, survey)
    }
  }

  end(): void {
    this.#sentences.end()
  }

  get words(): number {
    return this.#survey.words
  }

  get characters(): number {
    return this.#graphemes.count
  }

  get blanks(): number {
    return this.#graphemes.blank
  }

  get paragraphs(): number {
    return this.#paragraphs.count
  }
}

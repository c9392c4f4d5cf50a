import type { PlayedLetter } from './sound.ts'

/** The word that is being played, with its current letter marked, and the code of that letter. */
export function PlayedWord({ word, index, code }: PlayedLetter) {
  return (
    <>
      {word.slice(0, index).join('')}
      <mark className="bg-rubric text-paper">{word[index]}</mark>
      {word.slice(index + 1).join('')} {code}
    </>
  )
}

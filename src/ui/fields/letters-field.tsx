import type { LettersOption } from '#core/tool/options.ts'

interface LettersFieldProps {
  option: LettersOption
  value: string
  onChange: (value: string) => void
}

export function LettersField({ option, value, onChange }: LettersFieldProps) {
  const toggle = (letter: string) => {
    const isOn = (other: string) => (other === letter) !== value.includes(other)
    onChange(
      option.letters
        .map((each) => each.letter)
        .filter(isOn)
        .join(''),
    )
  }
  return (
    <fieldset className="choices">
      <legend>{option.label}</legend>
      {option.letters.map(({ letter, label }) => (
        <label key={letter} className="choice" title={label}>
          <input type="checkbox" checked={value.includes(letter)} onChange={() => toggle(letter)} />
          <code>{letter}</code>
          <span className="choice-note">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Morse Code',
  summary: 'Turn text into Morse code and back, hear it at your speed and tone, and download the sound.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 40,
  icon: '·–',
  keywords: [
    'morse',
    'morse code',
    'translator',
    'decode',
    'dots and dashes',
    'dot dash',
    'telegraph',
    'cw',
    'ham radio',
    'sos',
    'sound',
    'audio',
    'beep',
    'wav',
    'wpm',
  ],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or Morse code, or drop a file here' },
  },
  options: {
    direction: {
      kind: 'choice',
      label: 'Direction',
      initial: 'encode',
      choices: [
        { value: 'encode', label: 'Encode' },
        { value: 'decode', label: 'Decode' },
      ],
    },
  },
  copiedMessage: 'Copied to clipboard!',
  examples: [
    {
      title: 'The first telegram',
      input: { text: 'What hath God wrought?' },
      output: '.-- .... .- - / .... .- - .... / --. --- -.. / .-- .-. --- ..- --. .... - ..--..',
    },
    {
      title: 'A call for help',
      input: { text: '··· −−− ···' },
      options: { direction: 'decode' },
      output: 'SOS',
    },
    {
      title: 'A call sign and a café',
      input: { text: 'CQ de 2E0ABC\nCafé, 19:30' },
      output:
        '-.-. --.- / -.. . / ..--- . ----- .- -... -.-.\n-.-. .- ..-. ..-.. --..-- / .---- ----. ---... ...-- -----',
    },
  ],
})

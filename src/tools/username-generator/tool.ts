import { choice, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Generate usernames.',
  inputs: {},
  options: {
    style: choice('Style', {
      joined: 'SwiftFox123',
      lower: 'swiftfox123',
      snake: 'swift_fox_123',
      dotted: 'swift.fox.123',
      kebab: 'swift-fox-123',
    }),
    keyword: typedText('Your own word (optional)', { maxLength: 40, linkedAs: 'word' }),
    number: { kind: 'flag', label: 'End with a number', initial: true },
    count: { kind: 'number', label: 'How many usernames', initial: 10, min: 1, max: 100 },
  },
  result: 'text',
  copiedMessage: 'Username copied!',
  isRandom: true,
})

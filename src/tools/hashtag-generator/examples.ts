import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Article title',
    input: { text: 'Slow Travel: Portugal by Train' },
    output: '#SlowTravelPortugalTrain #Slow #Travel #Portugal #Train',
  },
  {
    title: 'List of phrases',
    input: { text: 'slow travel, Portugal by train, the Douro valley\nport wine' },
    options: { letters: 'capitals', phrases: true, without: '#PortWine' },
    output: '#SlowTravel #PortugalByTrain #TheDouroValley',
  },
]

/** The distinct words of the well-known passage from Cicero's “De finibus” (45 BC), in order of first occurrence. */
export const latinWords: readonly string[] = (
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore ' +
  'magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo ' +
  'consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint ' +
  'occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'
).split(' ')

/** The first sentence of the passage. It has eight words, which is within the usual sentence length. */
export const classicOpening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'

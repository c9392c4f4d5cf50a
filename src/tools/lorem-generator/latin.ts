/**
 * The words of the well-known passage, which was cut from Cicero's “De finibus” (45 BC), in their order. A word that
 * comes again is left out.
 */
export const latinWords: readonly string[] = (
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore ' +
  'magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo ' +
  'consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint ' +
  'occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'
).split(' ')

/** How the passage begins. With eight words it is a sentence like any other. */
export const classicOpening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'

/** The parts of css-tree that our tests use. The package has no types. */
declare module 'css-tree' {
  export function parse(css: string): object
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void
  export const tokenNames: readonly string[]
  export function toPlainObject(node: object): object
}

/** What our tests ask of css-tree, which brings no types of its own. */
declare module 'css-tree' {
  export function parse(css: string): object
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void
  export const tokenNames: readonly string[]
  export function toPlainObject(node: object): object
}

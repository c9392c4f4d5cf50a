/** What our tests ask of css-tree, which brings no types of its own. */
declare module 'css-tree' {
  export function parse(css: string): object
  export function toPlainObject(node: object): object
}

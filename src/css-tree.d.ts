/** The parts of css-tree that our tests use. The package has no types. */
declare module 'css-tree' {
  export function parse(css: string): object
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void
  export const tokenNames: readonly string[]
  export function toPlainObject(node: object): object
  export function generate(node: object): string
  /** The rule and the at-rule that a declaration is in. */
  interface WalkContext {
    readonly rule: { readonly prelude: object } | null
    readonly atrule: { readonly prelude: object | null } | null
  }
  interface Declaration {
    readonly property: string
    readonly important: boolean | string
    readonly value: object
  }
  export function walk(
    node: object,
    options: { readonly visit: 'Declaration'; readonly enter: (this: WalkContext, node: Declaration) => void },
  ): void
}

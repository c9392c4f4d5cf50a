/** Returns where the text starts after the front matter of a Markdown file. */
export function findFrontMatterEnd(text: string): number {
  return /^---\r?\n(?:[^]*?\n)?---\r?\n/.exec(text)?.[0].length ?? 0
}

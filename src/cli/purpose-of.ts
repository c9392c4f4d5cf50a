import type { RegisteredTool } from '#tools/manifests.ts'

/** What a tool does, without what only its page shows. */
export function purposeOf({ purpose, summary }: Pick<RegisteredTool, 'purpose' | 'summary'>): string {
  return purpose ?? summary
}

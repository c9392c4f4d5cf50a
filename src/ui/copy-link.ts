import { copyWithToast } from './clipboard.ts'

let toolSettings: string | undefined

/** Sets the fragment with the settings of the open tool; undefined when the tool closes. */
export function setToolSettings(fragment: string | undefined): void {
  toolSettings = fragment
}

/** Copies the address of the open tool with its settings, or the address of the page. The address bar stays as it is. */
export async function copyLink(): Promise<void> {
  const link = new URL(location.href)
  if (toolSettings !== undefined) link.hash = toolSettings
  await copyWithToast(link.href, 'Link copied!')
}

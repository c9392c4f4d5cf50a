import { useEffectEvent, useLayoutEffect } from 'react'
import { isLinkable } from '#core/option-links.ts'
import { initialOptions, type Options } from '#core/options.ts'
import { readFragment } from '#core/read-fragment.ts'
import type { RouterLocation } from '#page/router.tsx'
import { Button } from '#ui/button.tsx'
import { countOf } from '#ui/format.ts'
import { toast } from '#ui/toasts.ts'
import { saveOptions, useSavedOptions } from '#ui/use-tool-options.ts'

interface LinkedSettingsProps {
  id: string
  options: Options
  location: RouterLocation
}

function initialLinkable(options: Options) {
  return initialOptions(Object.fromEntries(Object.entries(options).filter(([, option]) => isLinkable(option))))
}

/** Applies the settings in the fragment of the address to the open tool, and says so. */
export default function LinkedSettings({
  id,
  options,
  location: { hash, navigationType, navigationCount },
}: LinkedSettingsProps) {
  const { values, link } = useSavedOptions(id) ?? {}

  const openLink = useEffectEvent(() => {
    // Back and Forward keep what the visitor has changed since the link was opened.
    if (navigationType === 'traverse' && hash === link?.hash) return
    const linked = readFragment(options, hash.slice(1))
    if (Object.keys(linked).length === 0) return
    saveOptions(id, { values: { ...initialLinkable(options), ...linked }, link: { hash, values: linked } })
  })
  // A layout effect, so that the options are set before the tool shows a result.
  useLayoutEffect(() => {
    openLink()
  }, [hash, navigationCount])

  const linked = Object.entries(link?.values ?? {})
  const count = linked.filter(([name, value]) => value !== options[name]?.initial).length
  if (count === 0 || linked.some(([name, value]) => values?.[name] !== value)) return null
  return (
    <>
      {countOf(count, 'setting')} from the link ·{' '}
      <Button
        variant="link"
        size="inline"
        onClick={({ currentTarget }) => {
          // The button disappears.
          currentTarget.closest<HTMLElement>('.linked-settings')?.focus({ preventScroll: true })
          saveOptions(id, { values: initialLinkable(options) })
          toast('Settings reset')
        }}
      >
        Reset
      </Button>
    </>
  )
}

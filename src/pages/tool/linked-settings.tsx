import { useEffectEvent, useLayoutEffect } from 'react'
import { joinLeftOut } from '#core/tool/left-out.ts'
import { isLinkable } from '#core/tool/option-links.ts'
import { initialOptions, type Options } from '#core/tool/options.ts'
import { readFragment } from '#core/tool/read-fragment.ts'
import type { RouterLocation } from '#frame/router/router.tsx'
import { findCard } from '#tools/cards.ts'
import { Button } from '#ui/button.tsx'
import { countOf } from '#core/format.ts'
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
    const linked = readFragment({ name: findCard(id)?.name ?? id, options }, hash.slice(1))
    if (Object.keys(linked.values).length === 0 && linked.leftOut.length === 0) return
    saveOptions(id, { values: { ...initialLinkable(options), ...linked.values }, link: { hash, ...linked } })
  })
  // A layout effect, so that the options are set before the tool shows a result.
  useLayoutEffect(() => {
    openLink()
  }, [hash, navigationCount])

  if (!link) return null
  const linked = Object.entries(link.values)
  const isChanged = linked.some(([name, value]) => values?.[name] !== value)
  const count = isChanged ? 0 : linked.filter(([name, value]) => value !== options[name]?.initial).length
  return (
    <>
      {count > 0 && (
        <>
          {countOf(count, 'setting')} from the link ·{' '}
          <Button
            variant="link"
            size="inline"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget.closest<HTMLElement>('.linked-settings')?.focus({ preventScroll: true })
              saveOptions(id, { values: initialLinkable(options), link: { ...link, leftOut: [] } })
              toast('Settings reset')
            }}
          >
            Reset
          </Button>
          {link.leftOut.length > 0 && ' · '}
        </>
      )}
      {joinLeftOut(link.leftOut)}
    </>
  )
}

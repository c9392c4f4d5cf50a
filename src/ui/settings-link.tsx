import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isLinkable, linkedTexts, readFragment, writeFragment } from '#core/option-links.ts'
import { initialOptions, type Options } from '#core/options.ts'
import { Button } from './button.tsx'
import { copyLink, setToolSettings } from './copy-link.ts'
import { countOf } from './format.ts'
import { Icon } from './icon.tsx'
import { ToolContext } from './tool-context.ts'
import { toast } from './toasts.ts'
import { saveOptions, useSavedOptions, useToolOptions } from './use-tool-options.ts'

function initialLinkable(options: Options) {
  return initialOptions(Object.fromEntries(Object.entries(options).filter(([, option]) => isLinkable(option))))
}

/** Applies the settings in the fragment of the address to the open tool, and says so. */
export function LinkedSettings() {
  const { id, options, location } = use(ToolContext)
  const { hash, navigationType, navigationCount } = location
  const saved = useSavedOptions(id)
  const link = saved?.link
  const status = useRef<HTMLDivElement>(null)

  const openLink = useEffectEvent(() => {
    // Back and Forward keep what the visitor has changed since the link was opened.
    if (navigationType === 'traverse' && hash === link?.hash) return
    const values = readFragment(options, hash.slice(1))
    if (Object.keys(values).length === 0) return
    saveOptions(id, { values: { ...initialLinkable(options), ...values }, link: { hash, values } })
  })
  useLayoutEffect(() => {
    openLink()
  }, [hash, navigationCount])

  const reset = () => {
    saveOptions(id, { values: initialLinkable(options) })
    toast('Settings reset')
    // The button that was pressed disappears.
    status.current?.focus({ preventScroll: true })
  }

  const set = Object.entries(link?.values ?? {})
  const isCurrent = set.every(([name, value]) => saved?.values[name] === value)
  const count = set.filter(([name, value]) => value !== options[name]?.initial).length
  return (
    <div ref={status} className="linked-settings" role="status" tabIndex={-1}>
      {isCurrent && count > 0 && (
        <>
          {countOf(count, 'setting')} from the link ·{' '}
          <Button variant="link" size="inline" onClick={reset}>
            Reset
          </Button>
        </>
      )}
    </div>
  )
}

/** Copies a link that opens the tool with its current settings. The text is not in it. */
export function CopyLinkButton() {
  const { id, options } = use(ToolContext)
  const [values] = useToolOptions(id, options)
  const fragment = writeFragment(options, values)
  const texts = linkedTexts(options, values)

  useEffect(() => {
    setToolSettings(fragment)
    return () => {
      setToolSettings(undefined)
    }
  }, [fragment])

  return (
    <Button variant="ghost" size="sm" className="copy-link" onClick={() => void copyLink()}>
      <Icon name="link" />
      Copy link
      {texts.length > 0 && ` (includes your ${texts.join(' and ')})`}
    </Button>
  )
}

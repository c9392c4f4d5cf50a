import { use, useEffect } from 'react'
import { linkedTexts, writeFragment } from '#core/option-links.ts'
import { Button } from './button.tsx'
import { copyLink, setToolSettings } from './copy-link.ts'
import { Icon } from './icon.tsx'
import { ToolContext } from './tool-context.ts'
import { useToolOptions } from './use-tool-options.ts'

/** Copies a link that opens the tool with its current settings. The text is not in it. */
export function CopyLinkButton() {
  const { id, options } = use(ToolContext)
  const [values] = useToolOptions(id, options)
  const fragment = writeFragment(options, values)
  const texts = linkedTexts(options, values)

  useEffect(() => {
    setToolSettings(fragment)
    return () => setToolSettings(undefined)
  }, [fragment])

  return (
    <Button variant="ghost" size="sm" className="copy-link" onClick={() => void copyLink()}>
      <Icon name="link" />
      Copy link
      {texts.length > 0 && ` (includes your ${texts.join(' and ')})`}
    </Button>
  )
}

import type { LongText } from '#core/long-text/long-text.ts'
import type { ChoiceOption } from '#core/tool/options.ts'
import { ChoiceActions, type ChoiceActionsProps } from './choice-actions.tsx'
import { ActionMessage, CopyChanged, TextActions } from './in-place-bar.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { ToolLayout, type ToolLayoutProps } from './tool-layout.tsx'
import type { ActionStatus } from './use-in-place-tool.ts'

interface InPlaceLayoutProps<O extends ChoiceOption>
  extends Omit<ChoiceActionsProps<O>, 'isDone'>,
    Pick<ToolLayoutProps, 'result' | 'sidebar' | 'isStale' | 'children'> {
  buffer: TextBuffer
  /** What the last press did, while the text is its result, and how to take it back. */
  action: { readonly change: object | undefined; readonly undo: (() => void) | undefined }
  /** What Copy takes: the text, or the result in a preview below it. */
  value: LongText
  /** What to say about the last press or, before a button is pressed, about the text. */
  status: ActionStatus | undefined
}

/** The layout of a tool with buttons that change the text in place. */
export function InPlaceLayout<O extends ChoiceOption>({
  buffer,
  action,
  value,
  status,
  result,
  sidebar,
  isStale = false,
  children,
  ...actions
}: InPlaceLayoutProps<O>) {
  const isDone = action.change !== undefined
  return (
    <ToolLayout
      isStale={isStale}
      actions={<ChoiceActions {...actions} isDone={isDone} />}
      message={<ActionMessage status={status} onUndo={action.undo} />}
      bar={<CopyChanged value={value} isDone={isDone} />}
      resultActions={<TextActions buffer={buffer} />}
      result={result}
      sidebar={sidebar}
    >
      {children}
    </ToolLayout>
  )
}

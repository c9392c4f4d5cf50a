import type { ChoiceOption } from '#core/tool/options.ts'
import { ChoiceActions, type ChoiceActionsProps } from './choice-actions.tsx'
import { InPlaceBar, type InPlaceBarProps } from './in-place-bar.tsx'
import { ToolLayout, type ToolLayoutProps } from './tool-layout.tsx'

interface InPlaceLayoutProps<O extends ChoiceOption>
  extends Omit<ChoiceActionsProps<O>, 'isDone'>,
    InPlaceBarProps,
    Pick<ToolLayoutProps, 'sidebar' | 'isStale' | 'children'> {
  /** What the last press did, while the text is its result. */
  change: object | undefined
}

/** The layout of a tool with buttons that change the text in place. */
export function InPlaceLayout<O extends ChoiceOption>({
  change,
  value,
  status,
  hint,
  sidebar,
  isStale = false,
  children,
  ...actions
}: InPlaceLayoutProps<O>) {
  return (
    <ToolLayout
      isStale={isStale}
      bar={<InPlaceBar value={value} status={status} hint={hint} />}
      actions={<ChoiceActions {...actions} isDone={change !== undefined} />}
      sidebar={sidebar}
    >
      {children}
    </ToolLayout>
  )
}

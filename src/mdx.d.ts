declare module '*.mdx' {
  import type { ElementType, ReactElement, ReactNode } from 'react'

  const Content: (props: {
    readonly components?: Readonly<Record<string, ElementType>>
  }) => ReactElement<{ readonly children?: ReactNode }>
  export default Content
}

import { Suspense, use } from 'react'
import { ErrorFallback } from './error-fallback.tsx'
import { toolParts } from './tool-parts.ts'

/** A tool at work with its About below it, on its own page and in the modal alike. */
export function ToolScreen({ id }: { id: string }) {
  return (
    <ErrorFallback>
      <Suspense fallback={<p className="loading">Loading…</p>}>
        <LoadedTool id={id} />
      </Suspense>
    </ErrorFallback>
  )
}

function LoadedTool({ id }: { id: string }) {
  const { View, About } = toolParts.find(id) ?? use(toolParts.load(id))
  return (
    <>
      <View id={id} />
      <section className="about prose" aria-label="About this tool">
        <About />
      </section>
    </>
  )
}

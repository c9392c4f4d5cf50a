import { Route, Routes, useParams } from 'react-router'
import { Shell } from '#page/shell.tsx'
import { findCard } from '#tools/cards.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { ToolPage } from './tool-page.tsx'
import { useArrival } from './use-arrival.ts'

export function App() {
  useArrival()
  return (
    <Shell>
      <ErrorFallback>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/tools/:id" element={<AskedTool />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorFallback>
    </Shell>
  )
}

function AskedTool() {
  const { id = '' } = useParams()
  const tool = findCard(id)
  return tool ? <ToolPage tool={tool} /> : <NotFoundPage />
}

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

let loading: Promise<Pdfjs> | undefined

/** Loads PDF.js. It runs in this thread: the page reads documents in a worker of their own. */
export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= load()
  return loading
}

async function load(): Promise<Pdfjs> {
  // Without this module, PDF.js would start a worker from an address of its own.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  const restore = prepareNode()
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    restore()
  }
}

/**
 * Node lacks what PDF.js draws with, and PDF.js warns on the console that its optional package for drawing is missing.
 * Reading text draws nothing.
 */
function prepareNode(): () => void {
  const missing = ['DOMMatrix', 'ImageData', 'Path2D'].filter((name) => !(name in globalThis))
  if (missing.length === 0) return () => undefined
  for (const name of missing) Object.assign(globalThis, { [name]: Object })
  const { warn } = console
  console.warn = () => undefined
  return () => {
    console.warn = warn
    for (const name of missing) Reflect.deleteProperty(globalThis, name)
  }
}

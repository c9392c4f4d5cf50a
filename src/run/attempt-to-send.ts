/** In milliseconds. Browsers report a refusal at once. */
const patience = 1000

interface Answers {
  readonly onRefused: (refusal: { readonly directive: string; readonly policy: string }) => void
  readonly onAllowed: () => void
}

/**
 * Tries to send a word to an address, for the page that shows that the browser refuses it. Not every browser reports what a
 * worker may not send, so without a report the worker asks for its own file, which the policy forbids too.
 */
export async function attemptToSend(address: string, { onRefused, onAllowed }: Answers): Promise<void> {
  const isReported = new Promise<boolean>((resolve) => {
    self.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, originalPolicy }) => {
      if (disposition !== 'enforce') return
      onRefused({ directive: effectiveDirective, policy: originalPolicy })
      resolve(true)
    })
    setTimeout(() => resolve(false), patience)
  })
  // It may take longer than the page waits: the address has no server.
  void fetch(address, { method: 'POST', body: 'ferry', mode: 'no-cors' }).catch(() => undefined)
  if (await isReported) return
  const response = await fetch(self.location.href, { cache: 'no-store' }).catch(() => undefined)
  if (response) onAllowed()
}

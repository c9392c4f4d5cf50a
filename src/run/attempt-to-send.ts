/** Tries to send a word to an address, for the page that shows that the browser refuses it. */
export async function attemptToSend(
  address: string,
  onRefused: (refusal: { readonly directive: string; readonly policy: string }) => void,
): Promise<void> {
  self.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, originalPolicy }) => {
    if (disposition === 'enforce') onRefused({ directive: effectiveDirective, policy: originalPolicy })
  })
  await fetch(address, { method: 'POST', body: 'ferry', mode: 'no-cors' }).catch(() => undefined)
}

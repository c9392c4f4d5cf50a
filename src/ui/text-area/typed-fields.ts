/** Fields in which something was typed. The browser has a history of it. */
export const typedFields = new WeakSet<EventTarget>()

export function rememberTyping({ target }: Event) {
  if (target) typedFields.add(target)
}

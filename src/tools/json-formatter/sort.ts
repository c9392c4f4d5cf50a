import { copyUnits, newUnits, textOf, type Units } from '#core/text/units.ts'
import { code } from './codes.ts'
import { type Child, Containers } from './containers.ts'
import type { SqueezedJson } from './squeeze.ts'

/** An object or array that is being written. */
interface Level {
  readonly children: readonly Child[]
  readonly end: number
  written: number
}

/**
 * The text with the members of every object in the order of their keys. Keys are compared by UTF-16 units,
 * as RFC 8785 has it, whatever way they are escaped; equal ones stay in the order they had.
 */
export function sortMembers({ json, containers: count }: SqueezedJson): Units {
  if (count === 0) return json
  const containers = new Containers(json, count)
  const out = newUnits(json, json.length)
  out[0] = json[0] as number
  let to = 1
  const levels = [openLevel(json, containers, 0, 0)]
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const child = level.children[level.written]
    if (!child) {
      out[to] = level.end
      to += 1
      levels.pop()
      continue
    }
    if (level.written > 0) {
      out[to] = code.comma
      to += 1
    }
    level.written += 1
    if (child.keyEnd > child.key) {
      to = copyUnits(json, child.key, child.keyEnd, out, to)
      out[to] = code.colon
      to += 1
    }
    if (child.container === undefined) {
      to = copyUnits(json, child.start, child.end, out, to)
    } else {
      out[to] = json[child.start] as number
      to += 1
      levels.push(openLevel(json, containers, child.container, child.start))
    }
  }
  return out
}

function openLevel(json: Units, containers: Containers, container: number, start: number): Level {
  const children = containers.childrenOf(container, start)
  return json[start] === code.objectStart
    ? { children: sortByKey(json, children), end: code.objectEnd, written: 0 }
    : { children, end: code.arrayEnd, written: 0 }
}

function sortByKey(json: Units, members: readonly Child[]): readonly Child[] {
  if (members.length < 2) return members
  const named = members.map((member) => ({ name: readKey(json, member), member }))
  named.sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  return named.map(({ member }) => member)
}

function readKey(json: Units, { key, keyEnd }: Child): string {
  const text = textOf(json, key, keyEnd)
  return text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)
}

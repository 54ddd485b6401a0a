/** The parsed form of `unordered(title)`: the modifiers around a name, outermost first. */
export interface Modified {
  readonly modifiers: readonly string[]
  readonly name: string
}

/** No setting has more than two modifiers around a name. */
const MAX_MODIFIERS = 4

/** Reads `afterDistinct(searchable(brand))` and the like; a plain name has no modifiers. */
export function readModified(source: string): Modified {
  const modifiers: string[] = []
  let name = source.trim()
  while (modifiers.length < MAX_MODIFIERS) {
    const matched = /^(?<modifier>[A-Za-z]+)\((?<inside>.*)\)$/s.exec(name)?.groups
    if (!matched) break
    modifiers.push(matched.modifier ?? '')
    name = (matched.inside ?? '').trim()
  }
  return { modifiers, name: unquoted(name) }
}

/** Parses `title:20`, an attribute and a number of words. */
export function readCounted(source: string, byDefault: number): { attribute: string; count: number } {
  const matched = /^(?<attribute>.+):(?<count>\d+)$/s.exec(source)?.groups
  return matched
    ? { attribute: matched.attribute ?? '', count: Number(matched.count) }
    : { attribute: source, count: byDefault }
}

function unquoted(name: string): string {
  return /^"(?<inside>.*)"$/s.exec(name)?.groups?.inside ?? name
}

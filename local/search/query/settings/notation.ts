/** `unordered(title)` taken apart: the modifiers around a name, outermost first. */
export interface Modified {
  readonly modifiers: readonly string[]
  readonly name: string
}

/** Reads `afterDistinct(searchable(brand))` and the like; a plain name has no modifiers. */
export function readModified(source: string): Modified {
  const matched = /^\s*(?<modifier>[A-Za-z]+)\((?<inside>.*)\)\s*$/s.exec(source)?.groups
  if (!matched) return { modifiers: [], name: unquoted(source.trim()) }
  const inside = readModified(matched.inside ?? '')
  return { modifiers: [matched.modifier ?? '', ...inside.modifiers], name: inside.name }
}

/** `title:20`, an attribute and how many words of it. */
export function readCounted(source: string, byDefault: number): { attribute: string; count: number } {
  const matched = /^(?<attribute>.+):(?<count>\d+)$/s.exec(source)?.groups
  return matched
    ? { attribute: matched.attribute ?? '', count: Number(matched.count) }
    : { attribute: source, count: byDefault }
}

function unquoted(name: string): string {
  return /^"(?<inside>.*)"$/s.exec(name)?.groups?.inside ?? name
}

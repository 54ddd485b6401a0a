/** The object without the members that only the sandbox uses; their names start with `_`. */
export function publicView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publicView)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, member]) => [name, publicView(member)]),
  )
}

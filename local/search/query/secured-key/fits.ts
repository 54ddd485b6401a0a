/** Whether a name matches one of the patterns, which may begin or end with `*`; every name matches an empty list. */
export function fits(patterns: readonly string[], name: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => fitsOne(pattern, name))
}

function fitsOne(pattern: string, name: string): boolean {
  const core = pattern.replace(/^\*/, '').replace(/\*$/, '')
  const openBefore = pattern.startsWith('*')
  const openAfter = pattern.endsWith('*')
  if (openBefore && openAfter) return name.includes(core)
  if (openBefore) return name.endsWith(core)
  return openAfter ? name.startsWith(core) : name === pattern
}

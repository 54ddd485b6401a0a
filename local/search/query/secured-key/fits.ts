/** Whether a name fits one of the patterns, in which `*` may stand at either end; no patterns fit every name. */
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

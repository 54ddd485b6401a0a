/** Keys of names and words, which players only show as text. */
const WORDS = new Set('v nm mn id refId fName fStyle fWeight t cm ch style n mode f sid'.split(' '))
const UNKNOWN_TO_PLAYERS = new Set(['meta'])

/**
 * What in a sanitised animation can run or reach outside, one line each. Checks keys and values only,
 * independently of the sanitiser's schema.
 */
export function lottieFaults(text: string): readonly string[] {
  return [...faultsIn(JSON.parse(text), [])]
}

function* faultsIn(value: unknown, path: readonly string[]): Generator<string> {
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (typeof value === 'string' && !isHarmless(key, value)) yield `${path.join('.')} is ${value.slice(0, 80)}`
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && 'length' in value) yield `${path.join('.')} is an object like a list`
  for (const [name, child] of Object.entries(value)) {
    if (/^(?:fPath|fOrigin|origin|href|src|path|__proto__|constructor)$/.test(name))
      yield `${path.join('.')}.${name}`
    if (!UNKNOWN_TO_PLAYERS.has(name)) yield* faultsIn(child, [...path, name])
  }
}

function isHarmless(key: string, value: string): boolean {
  switch (key) {
    case 'p':
      return (
        /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$/.test(value) ||
        /^[\w-]+\.\w+$/.test(value)
      )
    case 'u':
      return value === '' || value === '/i/' || value === '/images/' || value === 'i/' || value === 'images/'
    case 'x':
      return false
    case 'ty':
      return /^[a-z]{2}$/.test(value)
    default:
      return WORDS.has(key) || !/[<>"(){};:/\\]/.test(value)
  }
}

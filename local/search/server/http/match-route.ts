/** Splits a pattern such as `/1/indexes/:index/query` into segments for comparison with a path. */
export function compilePattern(pattern: string): readonly string[] {
  return pattern.split('/').slice(1)
}

/**
 * The values of a pattern's parameters in a path, or null where the path does not match. `*` in a pattern is
 * a fixed segment: Algolia's name for all indices.
 */
export function matchPath(
  pattern: readonly string[],
  path: readonly string[],
): Readonly<Record<string, string>> | null {
  if (pattern.length !== path.length) return null
  const values: [string, string][] = []
  for (const [place, expected] of pattern.entries()) {
    const given = path[place] ?? ''
    if (!expected.startsWith(':')) {
      if (given !== expected) return null
    } else {
      if (given === '') return null
      values.push([expected.slice(1), given])
    }
  }
  return Object.fromEntries(values)
}

/** The decoded segments of a path, or null where it is not validly encoded. */
export function piecesOf(path: string): readonly string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

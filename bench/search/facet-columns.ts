import type { FacetValues } from './facet-values.ts'
import { type Answer, FACETS, type Query } from './query.ts'

/** The facets of documents by document number: a byte each, 0 for none. */
export interface FacetColumns {
  set(document: number, values: FacetValues): void
  /** Starts to count the documents with these values. */
  count(filters: Query['filters']): Counting
}

export interface Counting {
  /** @returns whether the document has these values */
  take(document: number): boolean
  result(): Pick<Answer, 'total' | 'counted'>
}

const MAX_VALUES = 255

export function createFacetColumns(size: number): FacetColumns {
  const codes = FACETS.map(() => new Map<string, number>())
  const columns = FACETS.map(() => new Uint8Array(size))

  return {
    set(document, values) {
      for (const [facet, column] of columns.entries()) {
        const [value, known] = [values[facet], codes[facet]]
        if (typeof value === 'string' && known) column[document] = codeOf(known, value)
      }
    },

    count(filters) {
      const wanted = FACETS.flatMap((facet, index) => {
        const [value, column] = [filters[facet], columns[index]]
        return value === undefined || !column ? [] : [{ column, code: codes[index]?.get(value) }]
      })
      const counts = columns.map(() => new Uint32Array(MAX_VALUES + 1))
      let total = 0
      return {
        take(document) {
          for (const { column, code } of wanted) if (column[document] !== code) return false
          total += 1
          for (let facet = 0; facet < columns.length; facet += 1) {
            const count = counts[facet]
            const code = columns[facet]?.[document] ?? 0
            if (count) count[code] = (count[code] ?? 0) + 1
          }
          return true
        },
        result: () => ({ total, counted: counts.map(([none = 0]) => total - none) }),
      }
    },
  }
}

function codeOf(codes: Map<string, number>, value: string): number {
  const known = codes.get(value)
  if (known !== undefined) return known
  const code = codes.size + 1
  if (code > MAX_VALUES) throw new RangeError(`a facet has more than ${MAX_VALUES} values`)
  codes.set(value, code)
  return code
}

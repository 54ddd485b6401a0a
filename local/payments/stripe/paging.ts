import type { Document } from '../core/store.ts'
import { missing } from './errors.ts'
import type { List } from './objects/base.ts'

interface Paging {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
}

interface Created {
  readonly gt?: number | undefined
  readonly gte?: number | undefined
  readonly lt?: number | undefined
  readonly lte?: number | undefined
}

const DEFAULT_LIMIT = 10

/** One page of objects, which are newest first. */
export function page<T extends Document>(
  url: string,
  all: readonly T[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Paging,
): List<T> {
  const indexOf = (id: string, param: string) => {
    const index = all.findIndex((one) => one.id === id)
    if (index < 0) throw missing('object', id, param)
    return index
  }
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', url, has_more: start > 0, data: all.slice(start, end) }
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after, 'starting_after') + 1
  return { object: 'list', url, has_more: all.length > start + limit, data: all.slice(start, start + limit) }
}

export function within(range: Created | undefined, created: number): boolean {
  if (!range) return true
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range
  return created > gt && created >= gte && created < lt && created <= lte
}

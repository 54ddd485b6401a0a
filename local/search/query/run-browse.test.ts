import { describe, expect, it } from 'vitest'
import type { SearchRequest } from './params/param-table.ts'
import { runBrowse } from './run-browse.ts'
import { CONTEXT, idsOf, makeIndex } from './testing/make-index.ts'

const RECORDS = Array.from({ length: 25 }, (_, at) => ({
  objectID: String(at),
  title: at % 2 ? 'odd one' : 'even one',
  secret: at,
  n: at,
}))
const index = makeIndex(RECORDS, { paginationLimitedTo: 5, unretrievableAttributes: ['secret'] })

function browse(request: SearchRequest) {
  const result = runBrowse(index, request, CONTEXT)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

/** All parts of a browse; each request after the first has only the cursor. */
function browseAll(request: SearchRequest): { ids: unknown[]; parts: number } {
  const ids: unknown[] = []
  let parts = 0
  for (let next: SearchRequest | null = request; next; parts++) {
    const answer = browse(next)
    ids.push(...idsOf(answer))
    next = answer.cursor === undefined ? null : { cursor: answer.cursor }
  }
  return { ids, parts }
}

describe('browsing', () => {
  it('returns every record once, beyond the limit of pages', () => {
    const { ids, parts } = browseAll({ hitsPerPage: 10 })
    expect(parts).toBe(3)
    expect(ids.toSorted()).toEqual(RECORDS.map(({ objectID }) => objectID).toSorted())
  })

  it('is narrowed by filters and a query, which the cursor contains', () => {
    expect(browseAll({ hitsPerPage: 4, filters: 'n < 9' }).ids).toHaveLength(9)
    const { ids } = browseAll({ hitsPerPage: 4, query: 'odd' })
    expect(ids.toSorted()).toEqual(
      RECORDS.filter(({ n }) => n % 2)
        .map(({ objectID }) => objectID)
        .toSorted(),
    )
  })

  it('returns only retrievable attributes', () => {
    const { hits } = browse({ hitsPerPage: 1 })
    expect(hits?.[0]).toHaveProperty('title')
    expect(hits?.[0]).not.toHaveProperty('secret')
    expect(browse({ attributesToRetrieve: [], hitsPerPage: 1 }).hits?.[0]).toEqual({
      objectID: expect.any(String),
    })
  })

  it('counts all records, and returns a thousand at a time', () => {
    expect(browse({})).toMatchObject({ nbHits: 25, page: 0, nbPages: 1, hitsPerPage: 1000 })
    expect(browse({})).not.toHaveProperty('cursor')
  })

  it.each([
    '',
    'x',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('["1","foo=1"]').toString('base64url'),
  ])('refuses an invalid cursor: %s', (cursor) => {
    expect(runBrowse(index, { cursor }, CONTEXT)).toEqual({
      ok: false,
      status: 400,
      message: 'Invalid cursor',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { QUERY_TYPES, readQueries, readTopics } from './judged-queries.ts'

const topics = readTopics()

describe.each(LOCALE_CODES)('the judged queries in %s', (locale) => {
  const queries = readQueries(locale)

  it('has 60 distinct queries', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(60)
    expect(queries).toHaveLength(60)
  })

  it('gives each query a known type and a topic with an exact answer', () => {
    for (const { query, manner, topic } of queries) {
      expect(QUERY_TYPES, query).toContain(manner)
      expect(Object.values(topics[topic]?.grades ?? {}), query).toContain(3)
    }
  })
})

describe('the judged topics', () => {
  it('each topic has a query', () => {
    const asked = new Set(LOCALE_CODES.flatMap((locale) => readQueries(locale).map(({ topic }) => topic)))
    expect(Object.keys(topics).toSorted()).toEqual([...asked].toSorted())
  })

  it('each topic has grades from 0 to 3', () => {
    for (const [name, { grades }] of Object.entries(topics))
      for (const grade of Object.values(grades)) expect([0, 1, 2, 3], name).toContain(grade)
  })
})

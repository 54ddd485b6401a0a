import { describe, expect, it } from 'vitest'
import type { IndexRecord } from '#local/search/model/record.ts'
import { pathTree } from './path-tree.ts'
import { onlyFields } from './response-fields.ts'
import { retriever, retrievesIdsAlone } from './retrieve.ts'

const RECORD: IndexRecord = {
  objectID: '1',
  title: 'Cat',
  secret: 7,
  author: { name: 'Ann', mail: 'a@b' },
  files: [{ format: 'svg', path: 'x' }, { format: 'png' }, { path: 'y' }],
}

const shown = (attributesToRetrieve: string[] | null, unretrievableAttributes: string[] | null = null) =>
  retriever({ attributesToRetrieve, unretrievableAttributes })(RECORD)

describe('the returned part of a record', () => {
  it.each([[[]], [['objectID']], [['-title']], [['objectID', '-title']]])(
    'is only its id for %j',
    (wanted) => {
      expect(shown(wanted)).toEqual({ objectID: '1' })
      expect(retrievesIdsAlone({ attributesToRetrieve: wanted, unretrievableAttributes: null })).toBe(true)
    },
  )

  it.each([[null], [['*']], [['title']], [['*', '-title']]])('is more than its id for %j', (wanted) => {
    expect(retrievesIdsAlone({ attributesToRetrieve: wanted, unretrievableAttributes: null })).toBe(false)
  })

  it.each([[null], [['*']]])('is all of it for %j', (wanted) => {
    expect(shown(wanted)).toEqual(RECORD)
  })

  it('is the named attributes with objectID', () => {
    expect(shown(['title', 'nothing'])).toEqual({ objectID: '1', title: 'Cat' })
    expect(shown([])).toEqual({ objectID: '1' })
  })

  it('may be nested, and within lists', () => {
    expect(shown(['author.name', 'files.format'])).toEqual({
      objectID: '1',
      author: { name: 'Ann' },
      files: [{ format: 'svg' }, { format: 'png' }],
    })
    expect(shown(['author.nothing', 'title.deeper'])).toEqual({ objectID: '1' })
    expect(shown(['author.name', 'author'])).toMatchObject({ author: { name: 'Ann', mail: 'a@b' } })
    expect(shown(['author', 'author.name'])).toMatchObject({ author: { name: 'Ann', mail: 'a@b' } })
  })

  it('is all but the attributes after a dash', () => {
    expect(shown(['*', '-author.mail', '-files', '-objectID'])).toEqual({
      objectID: '1',
      title: 'Cat',
      secret: 7,
      author: { name: 'Ann' },
    })
  })

  it('never includes attributes that cannot be retrieved', () => {
    expect(shown(['secret', 'author'], ['secret', 'author.mail'])).toEqual({
      objectID: '1',
      author: { name: 'Ann' },
    })
    expect(shown(null, ['secret'])).not.toHaveProperty('secret')
  })
})

describe('the fields of a response', () => {
  const answer = { hits: [], nbHits: 0, message: 'careful' }

  it('are all for a star, else the named ones and those that are always returned', () => {
    expect(onlyFields(answer, ['*'])).toEqual(answer)
    expect(onlyFields(answer, ['hits'])).toEqual({ hits: [], message: 'careful' })
    expect(onlyFields(answer, [])).toEqual({ message: 'careful' })
  })
})

it('reads a path of very many names without a stack overflow', () => {
  expect(pathTree(['.'.repeat(50_000)]).has('')).toBe(true)
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isPanelAddressBounded,
  PANEL_FUNCTIONS,
  refusalOfFunction,
  withoutForeignLock,
} from './panel-functions.ts'
import type { Actor } from './permissions.ts'

const MEMBER: Actor = { id: 'member', roles: [] }
const SUPPORT: Actor = { id: 'support', roles: ['support'] }
const EDITOR: Actor = { id: 'editor', roles: ['editor'] }

describe('the table of the panel’s server functions', () => {
  it('has a row for each function that Payload registers, and for no others', () => {
    const entry = createRequire(import.meta.url).resolve('@payloadcms/next/layouts')
    const source = readFileSync(join(dirname(entry), '../utilities/handleServerFunctions.js'), 'utf8')
    const [, table = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? []
    const names = [...table.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(PANEL_FUNCTIONS).toSorted())
  })
})

describe('refusalOfFunction', () => {
  it('denies visitors and members everything', () => {
    for (const name of [...Object.keys(PANEL_FUNCTIONS), 'unknown'])
      for (const actor of [null, MEMBER]) expect(refusalOfFunction(actor, name, {})).toBe('staff-only')
  })

  it('denies staff functions that no role may call and functions without a row', () => {
    for (const name of ['schedule-publish', 'unknown', 'toString'])
      expect(refusalOfFunction(EDITOR, name, {})).toBe('not-found')
  })

  it('bounds the query of a list', () => {
    const list = (query: object) => refusalOfFunction(EDITOR, 'table-state', { query })
    const asked = { limit: 50, page: 0, sort: '-title', columns: '["title"]', where: { or: [] } }
    expect([list({}), list(asked)]).toEqual([null, null])
    for (const query of [{ limit: 0 }, { limit: 100_000 }, { where: { or: Array(60).fill({ a: {} }) } }])
      expect(list(query)).toBe('query-out-of-bounds')
  })
})

describe('withoutForeignLock', () => {
  it('locks a document only for its editors', () => {
    const sent = { collectionSlug: 'items', returnLockStatus: true }
    expect(withoutForeignLock(EDITOR, sent)).toBe(sent)
    expect(withoutForeignLock(SUPPORT, sent)).toMatchObject({ returnLockStatus: false })
    expect(withoutForeignLock(EDITOR, { ...sent, collectionSlug: 'users' }).returnLockStatus).toBe(false)
    expect(withoutForeignLock(EDITOR, { globalSlug: 'home-page' })).not.toHaveProperty('returnLockStatus')
  })
})

describe('isPanelAddressBounded', () => {
  it('accepts a filtered list and rejects one without a limit', () => {
    expect(
      isPanelAddressBounded({ limit: '100', page: '2', search: 'heart', 'where[or][0][a][equals]': '1' }),
    ).toBe(true)
    expect(isPanelAddressBounded({ limit: '100000' })).toBe(false)
    const terms = Array.from({ length: 60 }, (_, index) => [`where[or][${index}][a][equals]`, '1'])
    expect(isPanelAddressBounded(Object.fromEntries(terms))).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'
import { withSafeRedirect } from './address.ts'

const queryOf = (query: Record<string, string | string[]>) =>
  withSafeRedirect({ params: Promise.resolve({ segments: [] }), searchParams: Promise.resolve(query) })
    .searchParams

it('keeps a redirect to a page of the panel', async () => {
  const query = { redirect: '/admin/collections/items?page=2', other: 'x' }
  expect(await queryOf(query)).toEqual(query)
})

it('keeps a query without a redirect', async () => {
  expect(await queryOf({ page: '2' })).toEqual({ page: '2' })
})

it.each(HOSTILE_REDIRECTS.filter((value) => value !== undefined))(
  'drops the redirect %j',
  async (redirect) => {
    expect(await queryOf({ redirect: redirect as string, other: 'x' })).toEqual({ other: 'x' })
  },
)

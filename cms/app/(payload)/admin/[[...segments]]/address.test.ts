import { describe, expect, it } from 'vitest'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'
import { logsOutFromElsewhere, withSafeRedirect } from './address.ts'

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

describe('the log-out page', () => {
  const refuses = (segments: string[], site?: string) =>
    logsOutFromElsewhere(segments, new Headers(site === undefined ? {} : { 'Sec-Fetch-Site': site }), {
      csrf: ['https://ours.test'],
    })

  it.each(['cross-site', 'same-site', undefined])('is not opened by a request that is %s', (site) => {
    for (const segment of ['logout', 'LOGOUT', 'lo%67out']) expect(refuses([segment], site)).toBe(true)
  })

  it.each(['same-origin', 'none'])('is opened by a request that is %s', (site) => {
    expect(refuses(['logout'], site)).toBe(false)
  })

  it('is the only page with this check', () => {
    expect(refuses([], 'cross-site')).toBe(false)
    expect(refuses(['collections', 'logout'], 'cross-site')).toBe(false)
    expect(refuses(['%E0%A4%A'], 'cross-site')).toBe(false)
  })
})

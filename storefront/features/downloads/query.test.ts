import { expect, it } from 'vitest'
import { apiPath, type DownloadsView, printQuery, readQuery } from './query.ts'

const whole: DownloadsView = { kind: null, q: '', page: 1 }

it('reads what it prints', () => {
  for (const view of [
    whole,
    { kind: 'icon', q: '', page: 1 },
    { kind: null, q: 'red & blue=heart', page: 2 },
    { kind: '3d', q: '月', page: 30 },
  ] as const) {
    expect(readQuery(new URLSearchParams(printQuery(view)))).toEqual(view)
  }
})

it('takes what makes no sense for absent', () => {
  for (const search of ['kind=car', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'q=%20']) {
    expect(readQuery(new URLSearchParams(search)), search).toEqual(whole)
  }
})

it('asks for the language of the page, and for nothing that is not said', () => {
  expect(apiPath(whole, 'ja')).toBe('/auth/downloads?lang=ja')
  expect(apiPath({ kind: 'icon', q: 'heart', page: 2 }, 'en')).toBe(
    '/auth/downloads?kind=icon&q=heart&page=2&lang=en',
  )
})

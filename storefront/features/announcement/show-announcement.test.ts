import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUDIENCES, isCurrent, isInAudience } from '#domain/announcements/announcements.ts'
import { showAnnouncement } from './show-announcement.ts'

const NOW = Date.UTC(2026, 10, 22, 8)
const KEY = 'closed'
const MOMENTS = [null, ...[NOW - 1, NOW, NOW + 1].map((ms) => new Date(ms).toISOString())]

interface Facts {
  readonly announcement: string
  readonly audience: string
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** A bar as the script sees it, and how its button is pressed. */
function barOf(dataset: Facts) {
  let press = () => {}
  const button = {
    addEventListener(_: string, listener: () => void) {
      press = listener
    },
  }
  return { dataset, hidden: false, querySelector: () => button, press: () => press() }
}

let kept: Map<string, string>

/** The bars that are shown after opening a page with these. */
function shownOf(bars: readonly ReturnType<typeof barOf>[], signedIn = false): readonly string[] {
  const dataset = signedIn ? { session: '' } : {}
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => bars })
  showAnnouncement(KEY, 2)
  return bars.filter(({ hidden }) => !hidden).map((bar) => bar.dataset.announcement)
}

const forAll = (announcement: string) => barOf({ announcement, audience: 'everybody' })

beforeEach(() => {
  kept = new Map()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('showAnnouncement', () => {
  const periods = MOMENTS.flatMap((from) => MOMENTS.map((until) => ({ from, until })))

  it.each(AUDIENCES.flatMap((audience) => [true, false].map((signedIn) => ({ audience, signedIn }))))(
    'shows what is for $audience when the domain says so, signed in $signedIn',
    ({ audience, signedIn }) => {
      for (const { from, until } of periods) {
        const bar = barOf({ announcement: 'a', audience, from: from ?? undefined, until: until ?? undefined })
        const isShown = isInAudience(audience, signedIn) && isCurrent({ from, until }, NOW)
        expect(shownOf([bar], signedIn), `${from} to ${until}`).toEqual(isShown ? ['a'] : [])
      }
    },
  )

  it('shows the first and no other', () => {
    expect(shownOf([barOf({ announcement: 'a', audience: 'people' }), forAll('b'), forAll('c')])).toEqual([
      'b',
    ])
  })

  it('hides what is closed, and shows the next one on the page after it', () => {
    const [first, second] = [forAll('a'), forAll('b')]
    shownOf([first, second])
    first.press()
    expect([first.hidden, second.hidden]).toEqual([true, true])
    expect(shownOf([forAll('a'), forAll('b')])).toEqual(['b'])
  })

  it('remembers the last that were closed', () => {
    for (const id of ['a', 'b', 'c']) {
      const bar = forAll(id)
      shownOf([bar])
      bar.press()
    }
    expect(shownOf([forAll('b'), forAll('c'), forAll('a')])).toEqual(['a'])
  })

  it('remembers once what is closed twice, as a press that came early is', () => {
    for (const id of ['a', 'b']) {
      const bar = forAll(id)
      shownOf([bar])
      bar.press()
      bar.press()
    }
    expect(shownOf([forAll('a'), forAll('b')])).toEqual([])
  })

  it('works where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined)
    const bar = forAll('a')
    expect(shownOf([bar])).toEqual(['a'])
    bar.press()
    expect(bar.hidden).toBe(true)
  })
})

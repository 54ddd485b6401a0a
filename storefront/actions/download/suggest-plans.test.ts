import { beforeEach, expect, test, vi } from 'vitest'
import { changeClientSettings, clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { knownSession } from '#storefront/session/session.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { suggestPlans } from './suggest-plans.ts'

vi.mock('#storefront/session/session.ts', () => ({ knownSession: vi.fn() }))
vi.mock('#storefront/ui/toast/show-toast.ts', () => ({ showToast: vi.fn(async () => undefined) }))

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    location: { pathname: '/de/lottie-animation/fox' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.mocked(showToast).mockClear()
  vi.mocked(knownSession).mockResolvedValue({ state: 'visitor' })
})

test('a guest sees the toast in their language after exactly the third download', async () => {
  const shown: number[] = []
  for (let download = 1; download <= 7; download += 1) {
    await suggestPlans()
    shown.push(vi.mocked(showToast).mock.calls.length)
  }
  expect(shown).toEqual([0, 0, 1, 1, 1, 1, 1])
  expect(showToast).toHaveBeenCalledWith({
    text: expect.stringContaining('Lottie'),
    action: { label: 'Tarife ansehen', href: '/de/pricing' },
  })
})

test('users with an account are not counted', async () => {
  changeClientSettings({ lottieItemDownloads: 2 })
  vi.mocked(knownSession).mockResolvedValue({ state: 'person' } as never)
  await suggestPlans()
  expect([clientSettings().lottieItemDownloads, vi.mocked(showToast).mock.calls]).toEqual([2, []])
})

import { beforeEach, expect, it, vi } from 'vitest'
import { toggleFavourite } from '#storefront/features/collections/saving/favourite.ts'
import { showMark } from '#storefront/features/collections/saving/favourite-marks.ts'
import { showAddedToast, showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { onFinished } from '#storefront/session/finished-actions.ts'
import { askToLogIn } from '#storefront/session/intents.ts'

vi.mock('#storefront/features/collections/saving/favourite-marks.ts', () => {
  const marks = new Map<string, boolean>()
  return {
    isMarked: (key: string) => marks.get(key) ?? false,
    showMark: vi.fn((key: string, favourite: boolean) => marks.set(key, favourite)),
  }
})
vi.mock('#storefront/features/collections/saving/toasts.ts', () => ({
  showAddedToast: vi.fn(),
  showRefusedToast: vi.fn(),
}))
vi.mock('#storefront/session/call-api.ts', () => ({ callApi: vi.fn() }))
vi.mock('#storefront/session/intents.ts', () => ({ askToLogIn: vi.fn() }))

const heart = (name: string) => ({ form: 'item', slug: name }) as const
const sent = () => vi.mocked(callApi).mock.calls.map(([, , request]) => request?.body)
const shown = () => vi.mocked(showMark).mock.calls.map(([, favourite]) => favourite)
const refusal = { ok: false, status: 409, faults: [], unreachable: false } as const

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(askToLogIn).mockResolvedValue(true)
  vi.mocked(callApi).mockResolvedValue({ ok: true, value: {} })
})

it('is shown before the response, with a toast that links to it', async () => {
  const pressed = toggleFavourite(heart('a'), true, '/a.webp')
  await vi.waitFor(() => expect(shown()).toEqual([true]))
  await pressed
  expect(sent()).toEqual([{ ...heart('a'), favourite: true }])
  expect(showAddedToast).toHaveBeenCalledExactlyOnceWith({ artwork: '/a.webp', collection: null })
})

it('announces a saved favourite as a finished action, and a removed or refused one not', async () => {
  const listen = vi.fn()
  const end = onFinished(listen)
  await toggleFavourite(heart('f'), true, undefined)
  await toggleFavourite(heart('f'), false, undefined)
  vi.mocked(callApi).mockResolvedValue(refusal)
  await toggleFavourite(heart('g'), true, undefined)
  end()
  expect(listen).toHaveBeenCalledTimes(1)
})

it('is reverted when the server refuses', async () => {
  vi.mocked(callApi).mockResolvedValue(refusal)
  await toggleFavourite(heart('b'), true, undefined)
  expect(shown()).toEqual([true, false])
  expect(showRefusedToast).toHaveBeenCalledExactlyOnceWith(refusal)
  expect(showAddedToast).not.toHaveBeenCalled()
})

it('ends in the state of the last click, however fast they come', async () => {
  let answer = () => {}
  vi.mocked(callApi).mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ ok: true, value: {} }))),
  )
  const first = toggleFavourite(heart('c'), true, undefined)
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await toggleFavourite(heart('c'), false, undefined)
  await toggleFavourite(heart('c'), true, undefined)
  await toggleFavourite(heart('c'), false, undefined)
  answer()
  await first
  expect(sent().map((body) => (body as { favourite: boolean }).favourite)).toEqual([true, false])
  expect(shown().at(-1)).toBe(false)
})

it('shows the state of the server when only the last click was refused', async () => {
  await toggleFavourite(heart('d'), true, undefined)
  vi.mocked(callApi).mockResolvedValue(refusal)
  await toggleFavourite(heart('d'), false, undefined)
  expect(shown()).toEqual([true, false, true])
})

it('does nothing when the visitor closes the log-in dialog', async () => {
  vi.mocked(askToLogIn).mockResolvedValue(false)
  await toggleFavourite(heart('e'), true, undefined)
  expect([sent(), shown()]).toEqual([[], []])
})

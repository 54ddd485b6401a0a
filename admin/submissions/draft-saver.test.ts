import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditSubmissionForm } from '#domain/contract/console/submissions.ts'
import { RequestError } from '../providers/send-request.ts'
import type { Draft } from './draft.ts'
import {
  createDraftSaver,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type SaverState,
  type UnsavedDraft,
} from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function draft(title: string): Draft {
  const empty = { description: '', keywords: [], category: null, style: null, price_cents: null }
  return { ...empty, title, kind: 'icon', editorial_only: false, generative_ai: null }
}

/** A server with one row, which another tab may change. */
function serverWith(version: number) {
  const server = { version, title: 'first', requests: 0, refusal: null as RequestError | null }
  const states: SaverState['status'][] = []
  const kept: (UnsavedDraft | null)[] = []
  const saver = createDraftSaver({
    version,
    base: draft('first'),
    keep: (unsaved) => void kept.push(unsaved),
    send: async ({ expected, title }: EditSubmissionForm) => {
      server.requests += 1
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (server.refusal !== null) throw server.refusal
      if (expected !== server.version) throw new RequestError('state-changed', 409)
      server.version += 1
      server.title = title
      return { version: server.version }
    },
    onState: ({ status }) => void states.push(status),
  })
  return { server, saver, states, kept }
}

test('many changes in a row are one request, after the last of them', async () => {
  const { server, saver } = serverWith(1)
  for (const title of ['a', 'ab', 'abc']) {
    saver.change(draft(title))
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  }
  expect(server.requests).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(server).toMatchObject({ requests: 1, title: 'abc', version: 2 })
  expect([saver.seen().version, saver.state().status]).toEqual([2, 'saved'])
})

test('a change during a request is saved after it, with the version that it answered', async () => {
  const { server, saver } = serverWith(1)
  saver.change(draft('a'))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(50)
  saver.change(draft('b'))
  await vi.advanceTimersByTimeAsync(60)
  expect([server.title, saver.isSaved()]).toEqual(['a', false])
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(server).toMatchObject({ title: 'b', version: 3, requests: 2 })
})

test('another version on the server is never overwritten until the author decides', async () => {
  const { server, saver, states } = serverWith(1)
  server.version = 2
  server.title = 'theirs'
  saver.change(draft('mine'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(states.at(-1)).toBe('conflict')
  saver.change(draft('mine, longer'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toMatchObject({ title: 'theirs', requests: 1 })
  expect(saver.pending()?.title).toBe('mine, longer')
})

test('a refused change is kept, and sent again with the next one', async () => {
  const { server, saver } = serverWith(1)
  server.refusal = new RequestError('bad-request', 400)
  saver.change(draft('a'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 60_000)
  expect([server.requests, saver.state().status, saver.isSaved()]).toEqual([1, 'failed', false])
  server.refusal = null
  saver.change(draft('b'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(server.title).toBe('b')
  expect(saver.state()).toEqual({ status: 'saved', error: null })
})

test('a change is sent again by itself while the server does not answer', async () => {
  const { server, saver } = serverWith(1)
  server.refusal = new RequestError('unavailable', 0)
  saver.change(draft('a'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  server.refusal = null
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS + 200)
  expect(server).toMatchObject({ title: 'a', requests: 2 })
})

test('what is not saved is kept in the browser until the server has it', async () => {
  const { server, saver, kept } = serverWith(1)
  saver.change(draft('a'))
  expect(kept).toEqual([{ draft: draft('a'), version: 1, base: draft('first') }])
  void saver.flush()
  await vi.advanceTimersByTimeAsync(50)
  saver.change(draft('b'))
  await vi.advanceTimersByTimeAsync(60)
  expect([server.title, kept.at(-1)]).toEqual(['a', { draft: draft('b'), version: 2, base: draft('a') }])
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(kept.at(-1)).toBeNull()
})

test('a change that was taken back before it was saved needs no request', async () => {
  const { server, saver } = serverWith(1)
  saver.change(draft('first '))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect([server.requests, saver.isSaved()]).toEqual([0, true])
})

import { afterEach, expect, test, vi } from 'vitest'
import { type BatchedFile, readBatch } from '#domain/contract/console/upload-batch.ts'
import { BATCH_LIMITS } from '#domain/uploads/limits.ts'
import { createRequests, type Source } from './upload-requests.ts'
import type { UploadItem } from './upload-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A queue of small files, by their keys. */
function queueOf(keys: readonly string[]) {
  const fixed = { kind: 'icon', contributor: 1, bytes: 1 } as const
  let items = keys.map((key): UploadItem => {
    const fresh = { phase: 'waiting', sentBytes: 0, code: null, found: null, outcome: null } as const
    return { ...fixed, ...fresh, key, name: `${key}.svg`, upload: null, zip: null }
  })
  const sources = new Map(
    keys.map((key): [string, Source] => {
      const file = new File(['a'], `${key}.svg`)
      const kept = { user: 'u', modified: 0, handle: null, upload: null, begun: 0 } as const
      return [key, { ...fixed, ...kept, key, name: file.name, file }]
    }),
  )
  const update = (key: string, change: Partial<UploadItem>) => {
    items = items.map((item) => (item.key === key ? { ...item, ...change } : item))
  }
  const requests = createRequests({
    items: () => items,
    sourceOf: (key) => sources.get(key),
    update,
    settle: update,
  })
  const remove = (key: string) => {
    items = items.filter((item) => item.key !== key)
    return requests.abort(key)
  }
  return { requests, remove, items: () => items }
}

type Answer = (keys: readonly string[]) => Promise<readonly BatchedFile[]>

/** Answers batches. @returns the keys of each */
function serve(answer: Answer): readonly (readonly string[])[] {
  const batches: (readonly string[])[] = []
  vi.stubGlobal('fetch', async (_: string, { body, signal }: RequestInit) => {
    const read = readBatch(new Uint8Array(await new Response(body ?? null).arrayBuffer()))
    const keys = read.ok ? read.value.files.map(({ key }) => key) : []
    batches.push(keys)
    const ended = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Response.json(await Promise.race([answer(keys), ended]))
  })
  return batches
}

const received: Answer = async (keys) => keys.map((key) => ({ key, upload: `id-${key}` }))

test('many small files are sent in few requests, each once', async () => {
  const keys = Array.from({ length: BATCH_LIMITS.files + 8 }, (_, n) => `key-${n}`)
  const batches = serve(received)
  const { requests, items } = queueOf(keys)
  requests.start()
  await vi.waitUntil(() => items().every(({ phase }) => phase === 'sent'))
  expect(batches.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([8, BATCH_LIMITS.files])
  expect(items().map(({ upload }) => upload)).toEqual(keys.map((key) => `id-${key}`))
})

test('a refused file does not stop the others of its batch', async () => {
  serve(async (keys) =>
    [...(await received(keys.slice(1))), { key: keys[0] ?? '', code: 'file-name-invalid' as const }].toSorted(
      (a, b) => a.key.localeCompare(b.key),
    ),
  )
  const { requests, items } = queueOf(['a', 'b', 'c'])
  requests.start()
  await vi.waitUntil(() => items().every(({ phase }) => phase !== 'uploading'))
  expect(items().map(({ phase, code }) => [phase, code])).toEqual([
    ['refused', 'file-name-invalid'],
    ['sent', null],
    ['sent', null],
  ])
})

test('the files of a batch are sent again without one that is removed', async () => {
  let isFirst = true
  const batches = serve((keys) => {
    if (!isFirst) return received(keys)
    isFirst = false
    return new Promise(() => {})
  })
  const { requests, remove, items } = queueOf(['a', 'b', 'c'])
  requests.start()
  await vi.waitUntil(() => batches.length === 1)
  await remove('b')
  await vi.waitUntil(() => items().every(({ phase }) => phase === 'sent'))
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ])
})

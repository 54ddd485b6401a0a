import { afterEach, expect, test, vi } from 'vitest'
import { BATCH_PATH, type BatchedFile, readBatch } from '#domain/contract/console/upload-batch.ts'
import { sendBatch } from './send-batch.ts'

const NOW = [0, 0, 0]

const file = (key: string, content = key) => ({ key, file: new File([content], `${key}.svg`) })
const batch = (...files: ReturnType<typeof file>[]) => ({ kind: 'icon', contributor: 7, files }) as const

/** Answers requests one after the other; an error is a line that is cut. */
function server(...answers: readonly (() => Response | Promise<Response>)[]) {
  const requests = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  for (const answer of answers) requests.mockImplementationOnce(async () => answer())
  vi.stubGlobal('fetch', requests)
  return requests
}

const received = (...files: readonly BatchedFile[]) => Response.json(files)
const refused = (status: number, code: string) => Response.json({ errors: [{ code }] }, { status })
const cut = () => Promise.reject(new TypeError('network'))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a batch carries its files, and each gets its own answer', async () => {
  const requests = server(() =>
    received(
      { key: 'a', upload: 'id-a' },
      { key: 'b', code: 'file-empty' },
      { key: 'c', code: 'upload-busy' },
    ),
  )
  const sent = await sendBatch(batch(file('a', '<svg/>'), file('b', ''), file('c')), NOW).done
  expect(sent).toEqual([
    { phase: 'sent', upload: 'id-a' },
    { phase: 'refused', code: 'file-empty' },
    { phase: 'alone' },
  ])
  const [path, init] = requests.mock.calls[0] ?? []
  expect(path).toBe(BATCH_PATH)
  const read = readBatch(new Uint8Array(await new Response(init?.body ?? null).arrayBuffer()))
  expect(read).toMatchObject({
    ok: true,
    value: {
      kind: 'icon',
      contributor: 7,
      request: null,
      files: [{ key: 'a', filename: 'a.svg', bytes: 6 }, {}, {}],
    },
  })
})

test('a batch whose line is cut is sent again with the same keys', async () => {
  const requests = server(
    cut,
    () => refused(503, 'unavailable'),
    () => received({ key: 'a', upload: 'id' }),
  )
  expect(await sendBatch(batch(file('a')), NOW).done).toEqual([{ phase: 'sent', upload: 'id' }])
  const bodies = await Promise.all(
    requests.mock.calls.map(([, { body }]) => new Response(body ?? null).text()),
  )
  expect(new Set(bodies).size).toBe(1)
})

test('a batch is paused while no server answers, and refused where one refuses it', async () => {
  server(cut, cut, cut)
  expect(await sendBatch(batch(file('a'), file('b')), NOW).done).toEqual([
    { phase: 'paused' },
    { phase: 'paused' },
  ])
  server(() => refused(403, 'forbidden'))
  expect(await sendBatch(batch(file('a')), NOW).done).toEqual([{ phase: 'refused', code: 'forbidden' }])
})

test('a file that has changed on disk does not stop the others', async () => {
  server(cut)
  const gone = file('b')
  vi.spyOn(gone.file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as Blob)
  expect(await sendBatch(batch(file('a'), gone), NOW).done).toEqual([
    { phase: 'again' },
    { phase: 'unreadable' },
  ])
})

test('the files of an aborted batch are sent again', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const { done, abort } = sendBatch(batch(file('a')), NOW)
  abort()
  expect(await done).toEqual([{ phase: 'again' }])
})

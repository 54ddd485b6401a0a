import { nextRequest } from '#domain/uploads/parallel.ts'
import { type Remembered, remember } from './remembered.ts'
import { sendBatch } from './send-batch.ts'
import { sendFile } from './send-file.ts'
import type { UploadItem } from './upload-state.ts'

/** An upload of this visit, with its file. */
export type Source = Remembered & { readonly file: File }

interface Queue {
  items(): readonly UploadItem[]
  sourceOf(key: string): Source | undefined
  update(key: string, change: Partial<UploadItem>): void
  /** Like `update`, for a file whose request has ended. */
  settle(key: string, change: Partial<UploadItem>): void
}

interface OpenRequest {
  readonly bytes: number
  abort(): Promise<void>
}

/** The requests that send the waiting files of a queue: small ones together, any other alone. */
export function createRequests({ items, sourceOf, update, settle }: Queue) {
  const sending = new Map<string, OpenRequest>()
  /** Files that an earlier request has begun, which share no request. */
  const alone = new Set<string>()

  function start(): void {
    for (;;) {
      const sizes = [...new Set(sending.values())].map(({ bytes }) => bytes)
      const [first, ...others] = nextRequest(sizes, waiting())
      if (first === undefined) return
      if (others.length > 0) void sendTogether([first.source, ...others.map(({ source }) => source)])
      else void sendAlone(first.item, first.source)
    }
  }

  function waiting() {
    return items().flatMap((item) => {
      const { key, name, bytes, kind, contributor, upload, phase } = item
      const source = sourceOf(key)
      if (phase !== 'waiting' || sending.has(key) || source === undefined) return []
      const isBegun = upload !== null || alone.has(key)
      const group = isBegun ? null : [kind, contributor, source.request ?? null].join(' ')
      return [{ item, source, name, bytes, group }]
    })
  }

  async function sendTogether(files: readonly Source[]): Promise<void> {
    const [{ kind, contributor = null, request } = {}] = files
    if (kind === undefined) return
    const { done, abort } = sendBatch({
      kind,
      contributor,
      ...(request === undefined ? {} : { request }),
      files,
    })
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
    const opened = { bytes, abort: async () => abort() }
    for (const { key } of files) {
      sending.set(key, opened)
      update(key, { phase: 'uploading', code: null })
    }
    const sent = await done
    for (const [index, { key, file }] of files.entries()) {
      sending.delete(key)
      const result = sent[index] ?? { phase: 'again' }
      if (result.phase === 'alone') alone.add(key)
      if (result.phase === 'alone' || result.phase === 'again') update(key, { phase: 'waiting' })
      else settle(key, result.phase === 'sent' ? { ...result, sentBytes: file.size } : result)
    }
    start()
  }

  async function sendAlone(
    { key, kind, contributor, upload, bytes }: UploadItem,
    source: Source,
  ): Promise<void> {
    const onStarted = (id: string) => {
      update(key, { upload: id })
      void remember({ ...source, upload: id })
    }
    const onProgress = (sentBytes: number) => update(key, { sentBytes })
    const { done, abort } = sendFile({
      key,
      kind,
      contributor,
      request: source.request ?? null,
      file: source.file,
      upload,
      onStarted,
      onProgress,
    })
    sending.set(key, { bytes, abort })
    update(key, { phase: 'uploading', code: null })
    const sent = await done
    sending.delete(key)
    settle(key, sent)
    start()
  }

  return {
    /** Begins as many requests as may run beside each other. */
    start,
    /** Ends the request of a file. Other files of its batch are sent again without it. */
    abort: async (key: string) => {
      await sending.get(key)?.abort()
      sending.delete(key)
    },
    close: async () => {
      for (const { abort } of new Set(sending.values())) await abort()
    },
  } as const
}

import { UPLOADS_PATH } from '#domain/contract/console/uploads.ts'
import { checkDrawing } from './check-drawing.ts'
import type { Picked, PickedFile } from './read-dropped.ts'
import { readOutcomes } from './read-outcomes.ts'
import {
  fileOfHandle,
  forget,
  isSameFile,
  type Purpose,
  type Remembered,
  recall,
  remember,
} from './remembered.ts'
import { createRequests, type Source } from './upload-requests.ts'
import { isAwaited, type UploadItem, withOutcomes } from './upload-state.ts'

export interface UploadsState {
  readonly items: readonly UploadItem[]
  /** Uploads of an earlier visit whose files have to be chosen again or allowed. */
  readonly interrupted: readonly Remembered[]
  /** Files that systems add to folders. */
  readonly skipped: number
}

const POLL_MS = 1_000
/** A paused upload is tried again after this time, and as soon as the browser is back online. */
const PAUSE_MS = 10_000

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Sends the files of one account. Lives as long as the tab, so that uploads go on while other pages are open. */
export function createUploadQueue(user: string) {
  let state: UploadsState = { items: [], interrupted: [], skipped: 0 }
  const listeners = new Set<() => void>()
  const sources = new Map<string, Source>()
  const requests = createRequests({
    items: () => state.items,
    sourceOf: (key) => sources.get(key),
    update,
    settle,
  })
  let isPolling = false

  function set(change: Partial<UploadsState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function update(key: string, change: Partial<UploadItem>): void {
    set({ items: state.items.map((item) => (item.key === key ? { ...item, ...change } : item)) })
  }

  function settle(key: string, sent: Partial<UploadItem>): void {
    update(key, sent)
    if (sent.phase === 'sent' || sent.phase === 'refused') void forget([key])
    if (sent.phase === 'sent') void poll()
    if (sent.phase === 'paused') setTimeout(resume, PAUSE_MS)
  }

  /** Paused uploads wait for their turn again. */
  function resume(): void {
    const items = state.items.map((item) =>
      item.phase === 'paused' ? { ...item, phase: 'waiting' as const } : item,
    )
    set({ items })
    requests.start()
  }
  addEventListener('online', resume)

  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    for (;;) {
      const awaited = state.items.filter(isAwaited).flatMap(({ upload }) => upload ?? [])
      if (awaited.length === 0) break
      const outcomes = await readOutcomes(awaited)
      set({ items: withOutcomes(state.items, outcomes) })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    isPolling = false
  }

  function enqueue(uploads: readonly Source[]): void {
    for (const upload of uploads) {
      sources.set(upload.key, upload)
      const { file, ...remembered } = upload
      void remember(remembered)
    }
    const keys = new Set(uploads.map(({ key }) => key))
    set({
      items: [...uploads.map(itemOf), ...state.items.filter(({ key }) => !keys.has(key))],
      interrupted: state.interrupted.filter(({ key }) => !keys.has(key)),
    })
    requests.start()
    void check(uploads)
  }

  /** Looks for faults in the browser, one file after the other, while the files are being sent. */
  async function check(uploads: readonly Source[]): Promise<void> {
    for (const { key, kind, file } of uploads) {
      if (!sources.has(key)) continue
      const found = await checkDrawing(file, kind)
      if (found !== null) update(key, { found })
    }
  }

  function sourceOf(picked: PickedFile, purpose: Purpose): Source {
    const { file, handle } = picked
    const known = state.interrupted.find((upload) => isSameFile(upload, picked, purpose))
    if (known !== undefined) return { ...known, handle, file }
    return {
      key: crypto.randomUUID(),
      user,
      ...purpose,
      name: file.name,
      bytes: file.size,
      modified: file.lastModified,
      handle,
      upload: null,
      begun: Date.now(),
      file,
    }
  }

  /** @param mayAsk in a click */
  async function restore(mayAsk: boolean): Promise<void> {
    const found = await Promise.all(
      state.interrupted.map(async (upload) => ({ ...upload, file: await fileOfHandle(upload, mayAsk) })),
    )
    enqueue(found.flatMap(({ file, ...upload }) => (file === null ? [] : [{ ...upload, file }])))
  }

  void recall(user).then((interrupted) => {
    set({ interrupted: interrupted.filter(({ key }) => !sources.has(key)) })
    return restore(false)
  })

  return {
    user,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => state,
    add: ({ files, skipped }: Picked, purpose: Purpose) => {
      set({ skipped: state.skipped + skipped })
      enqueue(files.map((picked) => sourceOf(picked, purpose)))
    },
    retry: (key: string) => {
      update(key, { phase: 'waiting', code: null })
      requests.start()
    },
    /** Stops an unfinished upload and deletes what has arrived of it. */
    remove: async (key: string) => {
      const upload = state.items.find((item) => item.key === key)?.upload ?? null
      set({ items: state.items.filter((item) => item.key !== key) })
      await requests.abort(key)
      await discardAll([{ key, upload }])
      requests.start()
    },
    resumeInterrupted: () => restore(true),
    discardInterrupted: () => {
      const discarded = state.interrupted
      set({ interrupted: [] })
      return discardAll(discarded)
    },
    /** Of an account that has logged out. */
    close: async () => {
      removeEventListener('online', resume)
      await requests.close()
    },
  } as const
}

function itemOf({ key, name, kind, contributor, bytes, upload }: Remembered): UploadItem {
  const fresh = { phase: 'waiting', sentBytes: 0, code: null, found: null, outcome: null, zip: null } as const
  return { ...fresh, key, name, kind, contributor: contributor ?? null, bytes, upload }
}

async function discardAll(uploads: readonly Pick<Remembered, 'key' | 'upload'>[]): Promise<void> {
  await forget(uploads.map(({ key }) => key))
  // What the server does not delete now, it deletes after its time.
  for (const { upload } of uploads)
    if (upload !== null)
      await fetch(`${UPLOADS_PATH}/${upload}`, { method: 'DELETE', headers: TUS }).catch(() => null)
}

const TUS = { 'Tus-Resumable': '1.0.0' }

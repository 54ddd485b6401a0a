import { useEffect, useReducer, useRef } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { RequestError, sendRequest } from '../providers/send-request.ts'

export interface Upload {
  readonly key: number
  readonly file: File
  readonly kind: Kind
  readonly state: 'waiting' | 'sending' | 'received' | 'refused'
  /** The draft that a received file became. */
  readonly submission: number | null
  /** The error code of a refused file. */
  readonly code: string | null
}

/** Files that are sent at the same time: more would only share the same connection. */
const PARALLEL = 3

type Change =
  | { readonly add: readonly File[]; readonly kind: Kind }
  | { readonly key: number; readonly to: Partial<Upload> }

/** Sends files one by one as drafts. A refused file does not stop the others, and can be sent again. */
export function useUploads() {
  const [uploads, change] = useReducer(reduce, [])
  const started = useRef(new Set<number>())

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ key, state }) => state === 'waiting' && !started.current.has(key))
    for (const upload of next.slice(0, Math.max(0, PARALLEL - sending))) {
      started.current.add(upload.key)
      change({ key: upload.key, to: { state: 'sending' } })
      void send(upload).then((to) => {
        started.current.delete(upload.key)
        change({ key: upload.key, to })
      })
    }
  }, [uploads])

  return {
    uploads,
    add: (files: readonly File[], kind: Kind) => change({ add: files, kind }),
    retry: (key: number) => change({ key, to: { state: 'waiting', code: null } }),
  } as const
}

function reduce(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if (!('add' in change))
    return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.to } : upload))
  const { kind } = change
  const added = change.add.map(
    (file, index): Upload => ({
      key: uploads.length + index,
      file,
      kind,
      state: 'waiting',
      submission: null,
      code: null,
    }),
  )
  return [...uploads, ...added]
}

async function send({ file, kind }: Upload): Promise<Partial<Upload>> {
  const body = new FormData()
  body.set('kind', kind)
  body.set('file', file)
  try {
    const received = await sendRequest(`${CONSOLE_API}/submissions`, { method: 'POST', body })
    return { state: 'received', submission: (received as SubmissionDetail).id }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { state: 'refused', code: error.code }
  }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useGetIdentity } from 'react-admin'
import { createUploadQueue, type UploadQueue, type UploadsState } from './upload-queue.ts'

let opened: UploadQueue | undefined

const NOTHING: UploadsState = { items: [], interrupted: [], skipped: 0 }

/** The queue of the signed-in account, which outlives the page; null until the account is known. */
export function useUploadQueue(): { readonly queue: UploadQueue | null; readonly state: UploadsState } {
  const { identity } = useGetIdentity()
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  useEffect(() => {
    if (identity !== undefined) setQueue(queueOf(String(identity.id)))
  }, [identity])
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.snapshot ?? nothing)
  return { queue, state }
}

function queueOf(user: string): UploadQueue {
  if (opened?.user !== user) {
    void opened?.close()
    opened = createUploadQueue(user)
  }
  return opened
}

const subscribeToNothing = () => () => {}
const nothing = () => NOTHING

import type { Revision } from '#cms/payload-types.ts'

const POLL_MS = 1000

export interface RevisionStatus {
  /** The newest revision of the item in any state; null without an upload. */
  readonly revision: Revision | null
  /** Whether it could not be read. */
  readonly failed: boolean
}

export interface RevisionWatch {
  /** Fetches immediately, after an upload. */
  readonly refresh: () => void
  readonly stop: () => void
}

/** Reports the newest revision of an item: at once, and every second while the pipeline processes it. */
export function watchRevision(
  item: number | string,
  onStatus: (watched: RevisionStatus) => void,
): RevisionWatch {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchStatus = async () => {
    clearTimeout(timer)
    try {
      const revision = await latestRevision(item, abort.signal)
      onStatus({ revision, failed: false })
      if (revision?.state === 'pending') timer = setTimeout(fetchStatus, POLL_MS)
    } catch {
      if (!abort.signal.aborted) onStatus({ revision: null, failed: true })
    }
  }

  fetchStatus()
  return {
    refresh: fetchStatus,
    stop: () => {
      abort.abort()
      clearTimeout(timer)
    },
  }
}

async function latestRevision(item: number | string, signal: AbortSignal): Promise<Revision | null> {
  const query = new URLSearchParams({
    'where[item][equals]': String(item),
    sort: '-number',
    limit: '1',
    // Includes the item, so that a new preview is shown as soon as it exists.
    depth: '1',
    pagination: 'false',
  })
  const response = await fetch(`/api/revisions?${query}`, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`The revisions could not be read (${response.status})`)
  const { docs }: { docs: Revision[] } = await response.json()
  return docs[0] ?? null
}

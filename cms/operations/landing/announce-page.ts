import type { PayloadRequest } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'

interface Versioned {
  readonly _status?: 'draft' | 'published' | null | undefined
}

/** Enqueues that a landing page changed for visitors; drafts are not visible. */
export async function enqueueLandingPageChanged(
  req: PayloadRequest,
  ...states: readonly (Versioned | undefined)[]
): Promise<void> {
  if (states.some((state) => state?._status === 'published'))
    await enqueueTextsChanged({ resource: 'landing-pages', req })
}

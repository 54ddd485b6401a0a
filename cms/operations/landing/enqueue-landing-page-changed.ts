import type { PayloadRequest } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'

interface Versioned {
  readonly _status?: 'draft' | 'published' | null | undefined
}

/** Tells the worker that a landing page changed for visitors; nobody has seen a draft. */
export async function enqueueLandingPageChanged(
  req: PayloadRequest,
  ...states: readonly (Versioned | undefined)[]
): Promise<void> {
  if (states.some((state) => state?._status === 'published'))
    await enqueueTextsChanged({ resource: 'landing-pages', req })
}

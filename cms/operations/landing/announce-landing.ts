import type { PayloadRequest } from 'payload'
import { announceTexts } from '#cms/operations/taxonomy/announce-texts.ts'

interface Versioned {
  readonly _status?: 'draft' | 'published' | null | undefined
}

/** Tells the worker that a landing page changed for visitors; nobody has seen a draft. */
export async function announceLanding(
  req: PayloadRequest,
  ...states: readonly (Versioned | undefined)[]
): Promise<void> {
  if (states.some((state) => state?._status === 'published'))
    await announceTexts({ resource: 'landing-pages', req })
}

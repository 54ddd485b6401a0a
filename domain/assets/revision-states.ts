/** How far the media pipeline is with a revision; `ready` and `refused` are final. */
export const REVISION_STATES = ['pending', 'ready', 'refused'] as const
export type RevisionState = (typeof REVISION_STATES)[number]

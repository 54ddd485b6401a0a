/** The state of a revision in the media pipeline; `ready` and `refused` are final. */
export const REVISION_STATES = ['pending', 'ready', 'refused'] as const
export type RevisionState = (typeof REVISION_STATES)[number]

import { join, resolve } from 'node:path'

/** The repository: everything below is named from here, so a command works from any directory. */
export const ROOT = resolve(import.meta.dirname, '..')

/** Everything this machine keeps for itself. Deleting it (with Motif stopped) is a full reset. */
export const MOTIF = join(ROOT, '.motif')

export const STATE = join(MOTIF, 'state')
export const LOGS = join(MOTIF, 'logs')
export const STORAGE = join(MOTIF, 'storage')
export const SEARCH = join(MOTIF, 'search')
export const PICTURES = join(MOTIF, 'pictures')
/** Mails that were sent on this machine. */
export const MAILBOX = join(MOTIF, 'mailbox')

/** Where the running `npm start` or `npm run dev` of this folder says who it is. */
export const RUN_LOCK = join(STATE, 'running.lock')

export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')

import { join, resolve } from 'node:path'

/** The repository. All paths start here, so that a command works from any directory. */
export const ROOT = resolve(import.meta.dirname, '..')

/** All local state. Deleting it while the library is stopped is a full reset. */
export const MOTIF = join(ROOT, '.motif')

export const STATE = join(MOTIF, 'state')
export const LOGS = join(MOTIF, 'logs')
export const STORAGE = join(MOTIF, 'storage')
export const SEARCH = join(MOTIF, 'search')
export const PICTURES = join(MOTIF, 'pictures')
export const MAILBOX = join(MOTIF, 'mailbox')
export const PAYMENTS = join(MOTIF, 'payments')
export const CONTACT_SHEETS = join(MOTIF, 'contact-sheets')

/** The lock file of the running `npm start` or `npm run dev`, with its address. */
export const RUN_LOCK = join(STATE, 'running.lock')

export const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')

import type { AuthProvider } from 'react-admin'
import { endSession, openSession, readSession } from './session.ts'

/** The page for a user whose account has no desk. */
export const REFUSED_PATH = '/refused'

/**
 * React-admin's questions about the user, answered from the session of the site. It decides only what is shown: the
 * CMS decides again at every request.
 */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => openSession(email, password),
  // React-admin calls this after every failed check as well: only a user of the console is logged out by it.
  logout: async () => {
    const state = await readSession().catch(() => null)
    if (state?.kind === 'signed-in') await endSession()
  },
  checkAuth: async () => {
    const { kind } = await readSession()
    if (kind === 'visitor') throw { message: false }
    if (kind === 'refused') throw { message: false, redirectTo: REFUSED_PATH }
  },
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) throw { message: false }
  },
  getIdentity: async () => {
    const state = await readSession()
    if (state.kind !== 'signed-in') throw new Error('There is no identity without a session')
    const { id, name, avatar } = state.session
    return avatar === null ? { id, fullName: name } : { id, fullName: name, avatar }
  },
  getPermissions: async () => {
    const state = await readSession()
    return state.kind === 'signed-in' ? state.session : null
  },
}

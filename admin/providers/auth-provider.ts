import type { AuthProvider } from 'react-admin'
import { mayRead } from '#domain/contract/console/may-read.ts'
import { isConsoleResource } from '#domain/contract/console/resources.ts'
import { endSession, openSession, readSession } from './session.ts'

/**
 * React-admin's questions about the user, answered from the session of the site. It decides only what is shown: the
 * CMS decides again at every request.
 */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => openSession(email, password),
  // React-admin calls this after every failed check as well, when there is nothing to end.
  logout: async () => {
    const state = await readSession().catch(() => null)
    if (state !== null && state.kind !== 'visitor') await endSession()
  },
  // A user without a desk passes, without permissions: the layout shows that they are refused.
  checkAuth: async () => {
    const { kind } = await readSession()
    if (kind === 'visitor') throw { message: false }
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
  canAccess: async ({ resource }) => {
    const state = await readSession()
    if (state.kind !== 'signed-in' || !isConsoleResource(resource)) return false
    return mayRead(state.session, resource)
  },
  getPermissions: async () => {
    const state = await readSession()
    return state.kind === 'signed-in' ? state.session : null
  },
}

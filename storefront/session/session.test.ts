import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Module from '#storefront/session/session.ts'

const fetched = vi.fn<() => Promise<Response>>()
const reload = vi.fn()
const dropped = vi.fn()
const posted = vi.fn()
let hear: (() => Promise<void>) | undefined
let page: { cookie: string; documentElement: { lang: string } }

/** Loads the module again for each test, since it holds the session. */
async function openPage(cookie = 'theme=dark; auth_check=1'): Promise<typeof Module> {
  page.cookie = cookie
  vi.resetModules()
  return import('#storefront/session/session.ts')
}

beforeEach(() => {
  page = { cookie: '', documentElement: { lang: 'en' } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: { reload }, cookieStore: { delete: dropped } })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = posted
      addEventListener = (_name: string, listener: () => Promise<void>) => {
        hear = listener
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const mock of [fetched, reload, dropped, posted]) mock.mockReset()
})

function person(id: string) {
  const auth = { id, name: 'Ada', type: 'personal' }
  return { auth, member: auth, teams: [] }
}
function answers(status: number, body: unknown): void {
  fetched.mockImplementation(async () => Response.json(body, { status }))
}

describe('the session', () => {
  it('is unknown until it has been read', async () => {
    const { readSession } = await openPage()
    expect(readSession()).toEqual({ state: 'unknown' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is a visitor’s at once, without a request, when there is no hint cookie', async () => {
    for (const cookie of ['', 'auth_check=', 'not_auth_check=1']) {
      const { knownSession } = await openPage(cookie)
      expect(await knownSession()).toEqual({ state: 'visitor' })
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is read once for concurrent callers', async () => {
    answers(200, { response: person('a') })
    const { knownSession } = await openPage()
    const [one, other] = await Promise.all([knownSession(), knownSession()])
    expect(one).toMatchObject({ state: 'person', person: { id: 'a' } })
    expect(other).toBe(one)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('has the person and the team in team mode, and keeps the team when the person changes', async () => {
    const team = { id: 't', type: 'team', name: 'Engines', pivot: { role: 'admin' } }
    answers(200, { response: { ...person('a'), auth: team, teams: [{ uuid: 't' }] } })
    const { knownSession, readSession, setPerson } = await openPage()
    expect(await knownSession()).toMatchObject({ person: { id: 'a' }, team, teams: [{ uuid: 't' }] })
    setPerson({ ...person('a').auth, name: 'Grace' } as Parameters<typeof setPerson>[0])
    expect(readSession()).toMatchObject({ person: { name: 'Grace' }, team, teams: [{ uuid: 't' }] })
  })

  it('is known before a call that may open another is sent', async () => {
    const { refreshSession } = await openPage()
    const { callApi } = await import('#storefront/session/call-api.ts')
    const { promise, resolve } = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(promise)
    const asking = refreshSession()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    answers(200, { response: person('b') })
    const loggingIn = callApi('POST', '/auth/login', { session: 'changes' })
    await Promise.resolve()
    expect(fetched).toHaveBeenCalledOnce()
    resolve(Response.json({ errors: [] }, { status: 401 }))
    await asking
    expect(await loggingIn).toEqual({ ok: true, value: person('b') })
  })

  it('becomes a visitor’s and loses the hint when the server does not know it', async () => {
    answers(401, { errors: [{ code: 'not-signed-in', number: 3001 }] })
    const { knownSession } = await openPage()
    expect(await knownSession()).toEqual({ state: 'visitor' })
    expect(dropped).toHaveBeenCalledWith('auth_check')
    expect(reload).not.toHaveBeenCalled()
    expect(posted).not.toHaveBeenCalled()
  })

  it('is a visitor’s when the first request fails, and stays a user’s when a later one does', async () => {
    fetched.mockRejectedValue(new TypeError())
    const { knownSession, refreshSession, setPerson } = await openPage()
    expect(await knownSession()).toEqual({ state: 'visitor' })
    expect(dropped).not.toHaveBeenCalled()
    setPerson(person('a').auth as Parameters<typeof setPerson>[0])
    expect(await refreshSession()).toMatchObject({ state: 'person' })
  })

  it('ends in all tabs when it is forgotten', async () => {
    answers(200, { response: person('a') })
    const { knownSession, forgetSession, readSession } = await openPage()
    await knownSession()
    forgetSession()
    expect(readSession()).toEqual({ state: 'visitor' })
    expect(posted).toHaveBeenCalledOnce()
  })
})

describe('a session that ended elsewhere', () => {
  it('reloads the page of a user but not that of a visitor', async () => {
    const { setPerson } = await openPage()
    const { sessionLost } = await import('#storefront/session/session-state.ts')
    sessionLost()
    expect(reload).not.toHaveBeenCalled()
    setPerson(person('a').auth as Parameters<typeof setPerson>[0])
    sessionLost()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads the page when it ended in another tab', async () => {
    answers(200, { response: person('a') })
    const { knownSession } = await openPage()
    await knownSession()
    await hear?.()
    expect(reload).not.toHaveBeenCalled()
    page.cookie = ''
    await hear?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads the page when another tab has signed in another user', async () => {
    answers(200, { response: person('a') })
    const { knownSession } = await openPage()
    await knownSession()
    answers(200, { response: person('b') })
    await hear?.()
    expect(reload).toHaveBeenCalledOnce()
  })
})

import { NO_PALETTE } from '#domain/brand-palettes/settings.ts'
import type { Recent } from '#domain/contract/recent.ts'
import { listChanges } from '#domain/search/list-changes.ts'
import { changeSettings } from '#storefront/browser-storage/palette-settings.ts'
import { RECENT_SEARCHES } from '#storefront/browser-storage/recent-searches.ts'
import { RECENTLY_VIEWED } from '#storefront/browser-storage/recently-viewed.ts'
import { type Owner, readOwner, writeOwner } from '#storefront/features/recent/owner.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'

/** How long the account's lists are considered current, unless this browser sends a change. */
const FRESH_MS = 5 * 60_000

interface Answered {
  readonly recent: Recent
}

/**
 * Syncs the lists of this browser with those of the account while a user is signed in: a visitor's lists are added to
 * the account once, and a user's are removed on log-out.
 *
 * @returns the function that stops it
 */
export async function syncWithAccount(person: string | null): Promise<() => void> {
  const owner = readOwner()
  if (owner !== null && owner.person !== person) forgetAll()
  if (person === null) return () => {}
  let ended = false
  let turn: Promise<void> = Promise.resolve()
  const next = () => {
    turn = turn.then(() => (ended ? undefined : settle(person)))
  }
  next()
  const ends = [RECENT_SEARCHES.subscribe(next), RECENTLY_VIEWED.subscribe(next)]
  return () => {
    ended = true
    for (const end of ends) end()
  }
}

/** Sends local changes to the account, then takes over its lists. */
async function settle(person: string): Promise<void> {
  const owner = readOwner()
  const local = lists()
  const calls = callsFor(owner, local)
  if (calls.length === 0 && owner !== null && Date.now() - owner.askedAt < FRESH_MS) return
  let answer: Answer<Answered> | null = null
  for (const call of calls) {
    answer = await call()
    if (!answer.ok) return
  }
  answer ??= await callApi<Answered>('GET', '/auth/recent')
  // A list changed meanwhile: the next run sends it.
  if (!answer.ok || !isSame(lists(), local)) return
  const { recent } = answer.value
  writeOwner({ person, ...recent, askedAt: Date.now() })
  if (isSame(recent, local)) return
  RECENT_SEARCHES.change(() => recent.searches)
  RECENTLY_VIEWED.change(() => recent.viewed)
}

type Call = () => Promise<Answer<Answered>>

/** One call for each removed entry, and one for all added ones. */
function callsFor(owner: Owner | null, local: Lists): Call[] {
  const searches = listChanges(owner?.searches ?? [], local.searches, ({ query }) => query.toLowerCase())
  const viewed = listChanges(owner?.viewed ?? [], local.viewed, (slug) => slug)
  return [
    ...searches.removed.map(
      ({ query }): Call =>
        () =>
          forget('searches', { query }),
    ),
    ...viewed.removed.map(
      (slug): Call =>
        () =>
          forget('viewed', { slug }),
    ),
    ...(searches.added.length === 0 ? [] : [() => keep('searches', { searches: searches.added })]),
    ...(viewed.added.length === 0 ? [] : [() => keep('viewed', { viewed: viewed.added })]),
  ]
}

function forget(list: keyof Lists, query: Readonly<Record<string, string>>): Promise<Answer<Answered>> {
  return callApi('DELETE', `/auth/recent/${list}`, { query })
}

function keep(list: keyof Lists, body: Partial<Lists>): Promise<Answer<Answered>> {
  return callApi('POST', `/auth/recent/${list}`, { body })
}

interface Lists {
  readonly searches: ReturnType<typeof RECENT_SEARCHES.read>
  readonly viewed: readonly string[]
}

function lists(): Lists {
  return { searches: RECENT_SEARCHES.read(), viewed: RECENTLY_VIEWED.read() }
}

function isSame(one: Lists, other: Lists): boolean {
  return JSON.stringify([one.searches, one.viewed]) === JSON.stringify([other.searches, other.viewed])
}

/** Removes a user's recent searches, viewed items and palette from this browser. */
function forgetAll(): void {
  writeOwner(null)
  RECENT_SEARCHES.clear()
  RECENTLY_VIEWED.clear()
  changeSettings(() => NO_PALETTE)
}

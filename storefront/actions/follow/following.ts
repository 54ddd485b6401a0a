import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { applyFollow, type Followed } from './toggle-follow.ts'

interface Answer {
  readonly contributor: Followed
}

interface Watched {
  now: Followed | null
  /** Number of clicks, so that only the response to the last one is used. */
  turns: number
  readonly watchers: Set<(now: Followed) => void>
}

const contributors = new Map<string, Watched>()
/** Keeps other tabs in step. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('motif-follows')

tabs?.addEventListener('message', ({ data: { username, now } }) => {
  const watched = contributors.get(username)
  if (watched !== undefined) show(watched, now)
})

/**
 * Calls `watch` with whether the user follows a contributor, now and after each change. @returns the function that
 * stops it
 */
export function watchFollowing(username: string, watch: (now: Followed) => void): () => void {
  const watched = watchedOf(username)
  watched.watchers.add(watch)
  if (watched.now === null) void ask(username, watched)
  else watch(watched.now)
  return () => watched.watchers.delete(watch)
}

/** Follows or unfollows: shown at once; reverted, with a message, if the request fails. */
export async function setFollowing(username: string, followed: boolean): Promise<void> {
  const watched = watchedOf(username)
  const before = watched.now
  watched.turns += 1
  const turn = watched.turns
  if (before !== null) show(watched, applyFollow(before, followed))
  const answer = await callApi<Answer>('POST', `/contributors/${username}/follow`, { body: { followed } })
  if (turn !== watched.turns) return
  if (answer.ok) {
    const now = answer.value.contributor
    show(watched, now)
    tabs?.postMessage({ username, now })
    announceFinished()
    return
  }
  if (before !== null) show(watched, before)
  const { contributor } = await loadMessages(pageLocale())
  await showToast({ text: contributor.follow.failed, tone: 'bad' })
}

/** Reads the state; a click made meanwhile is newer than this response. */
async function ask(username: string, watched: Watched): Promise<void> {
  const { turns } = watched
  const answer = await callApi<Answer>('GET', `/contributors/${username}`)
  if (answer.ok && turns === watched.turns) show(watched, answer.value.contributor)
}

function watchedOf(username: string): Watched {
  const watched = contributors.get(username) ?? { now: null, turns: 0, watchers: new Set() }
  contributors.set(username, watched)
  return watched
}

function show(watched: Watched, now: Followed): void {
  watched.now = now
  for (const watch of watched.watchers) watch(now)
}

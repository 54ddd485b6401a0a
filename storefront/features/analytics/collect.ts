import { consentIn } from '#domain/accounts/consent.ts'
import type { PageEventName } from '#domain/analytics/events.ts'
import { onTracked } from '#storefront/session/track.ts'
import { eventBuffer } from './event-buffer.ts'
import { failureLimit, startSentry, watchScripts } from './failures.ts'
import { visitorId } from './visitor-id.ts'

const EVENTS_PATH = '/api/v2/events'
/** What is sent of a query without consent: where a campaign led from. */
const CAMPAIGN = /utm_[a-z]+=[^&]*/gi

/**
 * Sends the events of this page: its view, the search that it shows, and what the visitor does. Without consent to be
 * recognised, no visitor and no query is sent.
 */
export function collect(sentryDsn: string | null): void {
  const buffer = eventBuffer({ now: () => performance.now(), send })
  const isAllowed = failureLimit()
  const add = (name: PageEventName, properties: object) => {
    if (!isAllowed(name)) return
    const { pathname, search } = window.location
    const query = hasAgreed() ? search : (search.match(CAMPAIGN) ?? []).join('&')
    buffer.add({ name, path: pathname, query, from: document.referrer, properties } as Parameters<
      typeof buffer.add
    >[0])
  }
  add('page-view', {})
  const { found, words } = document.querySelector<HTMLElement>('[data-words]')?.dataset ?? {}
  if (words) add('search', { words, found: Number(found) })
  onTracked(add)
  watchScripts()
  // The service is a third party.
  if (sentryDsn !== null && hasAgreed()) void startSentry(sentryDsn)
  // The last moment that browsers report on every device.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') buffer.flush()
  })
}

function send(events: readonly object[]): void {
  const visitor = hasAgreed() ? visitorId() : undefined
  navigator.sendBeacon(EVENTS_PATH, JSON.stringify({ visitor, events }))
}

function hasAgreed(): boolean {
  return (
    consentIn(document.cookie) === 'all' &&
    !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  )
}

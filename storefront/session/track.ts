import type { EventProperties, PageEventName } from '#domain/analytics/events.ts'

type Take = (name: PageEventName, properties: EventProperties<PageEventName>) => void

/** Events of the page before the script that sends them is loaded. */
const early: Parameters<Take>[] = []
let take: Take = (...event) => {
  early.push(event)
}

/** Notes an event of this page (domain/analytics/events.ts). */
export function track<N extends PageEventName>(name: N, properties: EventProperties<N>): void {
  take(name, properties as EventProperties<PageEventName>)
}

/** Hands the events so far, and those to come, to the script that sends them. */
export function onTracked(handler: Take): void {
  take = handler
  for (const event of early.splice(0)) take(...event)
}

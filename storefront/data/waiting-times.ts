import { type WaitingTime, waitingTimesSchema } from '#domain/contract/waiting-times.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** How long the review takes, by kind. No change of the catalogue affects it: it is read again after its time. */
export function readWaitingTimes(locale: Locale): Promise<readonly WaitingTime[]> {
  return readExisting({
    locale,
    path: '/waiting-times',
    name: 'waiting_times',
    schema: waitingTimesSchema,
    tags: [],
  })
}

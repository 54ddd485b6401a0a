import { z } from 'zod'
import { openPayload } from '#cms/operations/open-payload.ts'
import { computeForecasts } from '#cms/operations/royalties/compute-forecasts.ts'
import { releaseEarnings } from '#cms/operations/royalties/release-earnings.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addSource, employ, giveDetails, publishWorks, readContributor, readFinance } from './market-stage.ts'
import { ageEarnings, beginPayday, bringIntoForce, closeNextMonth } from './market-time.ts'

/**
 * A program that journeys run beside the servers (`e2e/market.ts`): it does to their database what only time does, such as
 * the end of a holding period, and sets the stage of money quickly. It receives one act at a time and answers each.
 */

const username = z.string()
const actSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('works'), username, prices: z.array(z.int().positive()) }),
  z.object({ act: z.literal('details'), username }),
  z.object({ act: z.literal('source'), slug: z.string() }),
  z.object({ act: z.literal('employ'), username }),
  z.object({ act: z.literal('age'), username, days: z.int().positive() }),
  z.object({ act: z.literal('release'), days: z.int().positive() }),
  z.object({ act: z.literal('payday') }),
  z.object({ act: z.literal('close-month') }),
  z.object({ act: z.literal('forecasts') }),
  z.object({ act: z.literal('in-force'), version: z.int().positive() }),
])

const payload = await openPayload()
const contributorOf = (name: string) => readContributor(payload, name)

process.on('message', (message) => {
  perform(actSchema.parse(message)).then(
    (value = null) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
// The journeys may have ended while this program started.
if (!process.connected) process.exit(0)

async function perform(given: z.infer<typeof actSchema>): Promise<unknown> {
  switch (given.act) {
    case 'works':
      return publishWorks(payload, await contributorOf(given.username), given.prices)
    case 'details':
      return giveDetails(payload, await contributorOf(given.username))
    case 'source':
      return addSource(payload, given.slug)
    case 'employ':
      return employ(payload, await contributorOf(given.username))
    case 'age': {
      const { contributor } = await contributorOf(given.username)
      return ageEarnings(payload, { contributor, days: given.days })
    }
    case 'release':
      return releaseEarnings(payload, Date.now() + given.days * DAY_MS)
    case 'payday':
      return beginPayday(payload, await readFinance(payload))
    case 'close-month':
      return closeNextMonth(payload)
    case 'forecasts':
      return computeForecasts(payload)
    case 'in-force':
      return bringIntoForce(payload, given.version)
  }
}

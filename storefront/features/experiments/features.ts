import { GrowthBook } from '@growthbook/growthbook'
import { pageOfEvent } from '#domain/analytics/page-of-event.ts'
import { LOCAL_CLIENT_KEY } from '#domain/contract/flags.ts'
import { NO_PLAN } from '#domain/experiments/flag.ts'
import { variantId } from '#domain/experiments/variant.ts'
import { clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { knownSession } from '#storefront/session/session.ts'
import { track } from '#storefront/session/track.ts'
import { featureLoader } from './feature-loader.ts'

const ID_KEY = 'motif:variant-id'
type FeaturePayload = NonNullable<Parameters<GrowthBook['initSync']>[0]['payload']>

/** One feature with its value for this visitor. */
export interface Feature {
  readonly code: string
  readonly value: string
}

const loadPayload = featureLoader<FeaturePayload>({
  ask: async () => {
    // Spec section 7: with the public client key and without credentials.
    const answer = await fetch(`/api/features/${LOCAL_CLIENT_KEY}`, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`${answer.status} from the feature service`)
    return answer.json()
  },
  report: (error) => console.error(error),
  now: () => performance.now(),
})

/** The features of this visitor on this page; null while the service does not answer. */
export async function readFeatures(): Promise<readonly Feature[] | null> {
  const payload = await loadPayload()
  if (payload === null) return null
  const { locale, route } = pageOfEvent(window.location.pathname, window.location.search)
  const { country } = clientSettings()
  const session = await knownSession()
  const plan = session.state === 'person' ? (session.held.plan?.slug ?? NO_PLAN) : NO_PLAN
  const growthbook = new GrowthBook({
    attributes: { id: browserId(), locale, country, plan, page: route },
    trackingCallback: ({ key }, { key: variant }) => track('flag', { test: key, variant }),
  })
  growthbook.initSync({ payload })
  return Object.keys(payload.features ?? {})
    .toSorted()
    .map((code) => ({ code, value: String(growthbook.getFeatureValue(code, '')) }))
}

/** The variant id of this browser tab: without consent nothing is kept for longer. */
function browserId(): string {
  try {
    const kept = window.sessionStorage.getItem(ID_KEY)
    if (kept !== null && /^[0-9a-f]{8}$/.test(kept)) return kept
    const made = variantId(Math.random())
    window.sessionStorage.setItem(ID_KEY, made)
    return made
  } catch {
    return variantId(Math.random())
  }
}

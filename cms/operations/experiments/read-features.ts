import type { Payload } from '#cms/operations/database.ts'
import { readFlags } from '#cms/operations/experiments/read-flags.ts'
import { featuresOf } from '#domain/experiments/features.ts'

/** A service with GrowthBook's features API. */
export interface FeatureService {
  readonly host: string
  readonly clientKey: string
}

const TIMEOUT_MS = 3_000
/** More is no list of features. */
const MOST_BYTES = 1024 * 1024

/**
 * Features in GrowthBook's format: those of the configured service, by default those of the collection of flags. The
 * service receives the public client key, and nothing about the visitor.
 *
 * @returns null when the service does not answer with features
 */
export async function readFeatures(payload: Payload, service: FeatureService | null): Promise<object | null> {
  if (service === null) {
    const { flags, updated } = await readFlags(payload)
    return featuresOf(flags, updated)
  }
  try {
    const url = new URL(`/api/features/${encodeURIComponent(service.clientKey)}`, service.host)
    const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = answer.ok ? await answer.text() : ''
    const body: unknown = text.length > 0 && text.length <= MOST_BYTES ? JSON.parse(text) : null
    if (isFeatures(body)) return body
    throw new Error(`${answer.status} without features`)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'the feature service did not answer' })
    return null
  }
}

function isFeatures(body: unknown): body is object {
  return typeof body === 'object' && body !== null && 'features' in body && typeof body.features === 'object'
}

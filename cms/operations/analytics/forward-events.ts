import { environment } from '#cms/env.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { EventRow } from '#domain/analytics/event-row.ts'
import { type ForwardTarget, forwardRequests } from '#domain/analytics/forward.ts'

const TIMEOUT_MS = 5_000

/** Forwards stored events to the configured service. What it does not take is logged and not sent again. */
export async function forwardEvents(
  payload: Payload,
  rows: readonly EventRow[],
  target = configuredTarget(),
): Promise<void> {
  if (target === null) return
  for (const { url, headers, body } of forwardRequests(rows, target)) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`${answer.status} from the analytics service`)
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'events were not forwarded' })
      return
    }
  }
}

function configuredTarget(): ForwardTarget | null {
  const { ANALYTICS_FORMAT: format, ANALYTICS_HOST: host, ANALYTICS_KEY: key, PUBLIC_URL } = environment()
  if (format === undefined || host === undefined || key === undefined) return null
  return { format, host, key, site: new URL(PUBLIC_URL).origin }
}

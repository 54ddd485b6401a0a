import type { PageEventName } from '#domain/analytics/events.ts'
import { MOST_FAILURES, scriptText, TRACE_SAMPLE_RATE } from '#domain/analytics/failure.ts'
import { track } from '#storefront/session/track.ts'

/** Reports scripts that fail on this page, at most some of them. */
export function watchScripts(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Whether an event may still be sent from this page: failures of a loop are cut off. */
export function failureLimit(): (name: PageEventName) => boolean {
  let left = MOST_FAILURES
  return (name) => {
    if (name !== 'failure') return true
    left -= 1
    return left >= 0
  }
}

/** Starts the SDK of the error-reporting service, which receives errors with traces of a share of page loads. */
export async function startSentry(dsn: string): Promise<void> {
  const { browserTracingIntegration, init } = await import('@sentry/browser')
  init({
    dsn,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    integrations: [browserTracingIntegration()],
    // Queries may hold secrets, such as the token of a mailed link.
    beforeSend: (event) => ({
      ...event,
      request: { url: window.location.origin + window.location.pathname },
    }),
  })
}

function report(error: unknown): void {
  track('failure', { kind: 'script', text: scriptText(error), status: 0 })
}

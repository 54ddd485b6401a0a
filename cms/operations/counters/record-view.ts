import { countViews } from '#cms/operations/counters/count-views.ts'
import { type ViewBatch, viewBatch } from '#cms/operations/counters/view-batch.ts'
import { saltOf, type Viewer, visitorKey } from '#cms/operations/counters/visitor-key.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { Form } from '#domain/assets/forms.ts'

const PAUSE_MS = 2_000
const CAPACITY = 50_000

interface ViewedAsset {
  readonly form: Form
  readonly slug: string
  readonly by: Viewer
  readonly country: string | null
  readonly now: Date
}

/** Records a view, to be counted in a batch. */
export async function recordView(
  payload: Payload,
  { form, slug, by, country, now }: ViewedAsset,
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const counter = counterOf(payload)
  counter.batch.add({ day, form, slug, country, visitor: visitorKey(by, await counter.saltOf(day)) })
}

/** Counts the recorded views of this process at once. */
export async function flushViews(payload: Payload): Promise<void> {
  await counterOf(payload).batch.flush()
}

interface Counter {
  readonly batch: ViewBatch
  readonly saltOf: (day: string) => Promise<Buffer>
}

/** One per Payload instance. */
const counters = new WeakMap<Payload, Counter>()

function counterOf(payload: Payload): Counter {
  const known = counters.get(payload)
  if (known !== undefined) return known
  const made: Counter = {
    batch: viewBatch({
      count: (views) => countViews(payload, views),
      pauseMs: PAUSE_MS,
      capacity: CAPACITY,
      onFailure: (error) => payload.logger.warn({ err: error, msg: 'views are counted later' }),
    }),
    saltOf: rememberDay((day) => saltOf(payload, day)),
  }
  counters.set(payload, made)
  return made
}

/** Memoises a value per day; a failure is retried. */
function rememberDay<T>(ask: (day: string) => Promise<T>): (day: string) => Promise<T> {
  let known: { readonly day: string; readonly answer: Promise<T> } | undefined
  return (day) => {
    if (known?.day !== day) {
      const request = { day, answer: ask(day) }
      known = request
      request.answer.catch(() => {
        if (known === request) known = undefined
      })
    }
    return known.answer
  }
}

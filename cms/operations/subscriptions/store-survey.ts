import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Survey {
  readonly user: string
  readonly subscription: string
  readonly reason: string
  readonly words: string
}

/** Keeps why a subscriber turned the renewal off. */
export async function storeSurvey(
  payload: Payload,
  { user, subscription, reason, words }: Survey,
): Promise<Result<null>> {
  const stored = await run(
    payload,
    fragment`
      insert into cancellation_surveys (subscription_id, user_id, reason, words)
      select id, ${user}, ${reason}, ${words} from subscriptions where id = ${subscription}::uuid and user_id = ${user}
      returning id`,
  )
  return stored.length === 0 ? refuse('not-found') : accept(null)
}

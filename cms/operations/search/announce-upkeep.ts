import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** Between two comparisons of everything. */
const RECONCILED_EVERY_MINUTES = 60

/** Asks for a comparison of everything once an hour, however many workers there are. */
export async function announceReconcile(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`
      insert into outbox (topic, key, payload) select 'search.reconcile', 'hourly', '{}'::jsonb
      where not exists (
        select from outbox where topic = 'search.reconcile'
          and created_at > now() - make_interval(mins => ${RECONCILED_EVERY_MINUTES}))`,
  )
}

/** Asks that every index has today's settings, synonyms and rules. */
export async function announceConfiguration(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`insert into outbox (topic, key, payload) values ('search.configuration', 'all', '{}'::jsonb)`,
  )
}

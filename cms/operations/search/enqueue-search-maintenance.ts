import { fragment, type Payload, run } from '#cms/operations/database.ts'

/**
 * How often suggestions are made anew, and how often everything is compared; both whatever the number of workers. What
 * makes suggestions compares as well, so the rarer comes first.
 */
const REGULARLY = [
  { key: 'daily', minutes: 24 * 60, suggestions: true },
  { key: 'hourly', minutes: 60, suggestions: false },
] as const

/** Asks for what is due of the regular upkeep of search; whoever else asked for the same meanwhile has done so. */
export async function enqueueSearchMaintenance(payload: Payload): Promise<void> {
  for (const { key, minutes, suggestions } of REGULARLY) {
    await run(
      payload,
      fragment`
        insert into outbox (topic, key, payload)
        select 'search.reconcile', ${key}, jsonb_build_object('suggestions', ${suggestions}::boolean)
        where not exists (
          select from outbox where topic = 'search.reconcile'
            and (payload @> '{"suggestions": true}' or not ${suggestions}::boolean)
            and created_at > now() - make_interval(mins => ${minutes}))`,
    )
  }
}

/**
 * Asks, as a worker starts, that every index has today's settings, synonyms and rules, and for records where there are
 * none: the first start of a library, or an engine that lost its folder.
 */
export async function enqueueSearchStart(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`insert into outbox (topic, key, payload) values ('search.configuration', 'start', '{}'::jsonb)`,
  )
}

/** Asks for the records of indices that have none, unless somebody has asked for all of them already. */
export async function enqueueEmptyIndices(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`
      insert into outbox (topic, key, payload)
      select 'search.reconcile', 'unfilled', '{}'::jsonb
      where not exists (select from outbox where topic = 'search.reconcile' and done_at is null)`,
  )
}

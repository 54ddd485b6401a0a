import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** How often everything is compared, and how often suggestions are made anew; both whatever the number of workers. */
const REGULARLY = [
  { key: 'hourly', minutes: 60, suggestions: false },
  { key: 'daily', minutes: 24 * 60, suggestions: true },
] as const

/** Asks for what is due of the regular upkeep of search. */
export async function announceUpkeep(payload: Payload): Promise<void> {
  for (const { key, minutes, suggestions } of REGULARLY) {
    await run(
      payload,
      fragment`
        insert into outbox (topic, key, payload)
        select 'search.reconcile', ${key}, jsonb_build_object('suggestions', ${suggestions}::boolean)
        where not exists (
          select from outbox where topic = 'search.reconcile' and key = ${key}
            and created_at > now() - make_interval(mins => ${minutes}))`,
    )
  }
}

/**
 * Asks, as a worker starts, that every index has today's settings, synonyms and rules, and for records where there are
 * none: the first start of a library, or an engine that lost its folder.
 */
export async function announceStart(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`insert into outbox (topic, key, payload) values ('search.configuration', 'start', '{}'::jsonb)`,
  )
}

/** Asks for the records of indices that have none. */
export async function announceUnfilled(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`insert into outbox (topic, key, payload) values ('search.reconcile', 'unfilled', '{}'::jsonb)`,
  )
}

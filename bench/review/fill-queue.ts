import { randomUUID } from 'node:crypto'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'

/** Submissions that are inserted at once. */
const BATCH = 10_000
/** Share of the second reviews, as in operation. */
const ONE_OF = 50

interface Queue {
  readonly waiting: number
  /** Decided submissions before them, with their events. */
  readonly decided: number
  readonly contributors: number
}

/** Fills an empty, migrated database with submissions that wait, and with a history of decided ones. */
export async function fillQueue(payload: Payload, { waiting, decided, contributors }: Queue): Promise<void> {
  await run(
    payload,
    fragment`insert into licences (code, name, attribution) values ('motif-free', 'Free', true)`,
  )
  await run(payload, fragment`insert into categories (slug, tree) values ('nature', 'general')`)
  const authors = await makeAuthors(payload, contributors)
  const insert = async (count: number, state: 'published' | 'submitted') => {
    for (let made = 0; made < count; made += BATCH)
      await inTransaction(payload, (transaction) =>
        makeSubmissions(transaction, {
          count: Math.min(BATCH, count - made),
          contributors: authors,
          state,
        }),
      )
  }
  await insert(decided, 'published')
  await writeHistory(payload)
  await insert(waiting, 'submitted')
  await run(
    payload,
    fragment`
    with ordered as (select id, row_number() over (partition by contributor_id order by id) - 1 as turn
      from submissions where state = 'submitted')
    update submissions s set turn = ordered.turn from ordered where ordered.id = s.id`,
  )
  // No two are alike, as in most of a real queue.
  await run(
    payload,
    fragment`update revisions set canonical_sha256 = encode(sha256(id::text::bytea), 'hex'),
      geometry_hash = left(md5(id::text), 16), perceptual_hash = left(md5('look' || id), 16)`,
  )
  for (const table of ['submissions', 'submission_events', 'second_reviews', 'items', 'revisions'])
    await run(payload, fragment`vacuum analyze ${fragment.raw(table)}`)
}

async function makeAuthors(payload: Payload, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let place = 0; place < count; place += 1) {
    const id = randomUUID()
    await run(
      payload,
      fragment`insert into users (id, email, verified, locale) values (${id}, ${`${id}@example.com`}, true, 'en')`,
    )
    const [made] = await run<{ id: number }>(
      payload,
      fragment`insert into contributors (username, name, type, claimed, owner_id)
        values (${`author-${place}`}, 'Author', 'person', true, ${id}) returning id`,
    )
    ids.push(Number(made?.id))
  }
  return ids
}

/** Handing in, lease, decision and publication of every decided submission, and second reviews that wait. */
async function writeHistory(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`
    insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id, at)
    select s.id, ${randomUUID()}, e.command, e.from_state, e.to_state, s.revision_id,
      now() - interval '60 days' + interval '20 seconds' * s.id + e.after
    from submissions s, (values
      ('submission.submit', 'draft', 'submitted', interval '0'),
      ('submission.lease', 'submitted', 'in-review', interval '1 day'),
      ('submission.approve', 'in-review', 'approved', interval '25 hours'),
      ('submission.publish', 'approved', 'published', interval '26 hours')) e (command, from_state, to_state, after)
    where s.state = 'published' order by s.id, e.after`,
  )
  await run(
    payload,
    fragment`
    update submissions s set decided_at = e.at from submission_events e
     where e.submission_id = s.id and e.command = 'submission.approve'`,
  )
  await run(
    payload,
    fragment`
    insert into second_reviews (submission_id, event_id, turn, submitted_at, state, version)
    select s.id, e.id, s.turn, s.submitted_at, 'submitted', s.version
      from submissions s join submission_events e on e.submission_id = s.id and e.command = 'submission.approve'
     where s.id % ${ONE_OF} = 0`,
  )
}

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragment, sql, transactionOf } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
})
afterAll(() => opened.close())

/** Every visitor's view. */
async function published(): Promise<unknown> {
  const { status, body } = await openBrowser().call('GET', '/v2/waiting-times')
  expect(status).toBe(200)
  return body.response?.waiting_times
}

test('waiting times are public: median and 90th percentile of the decisions that were not undone', async () => {
  expect(await published()).toEqual([])
  const { person } = await makeContributor(payload)
  const [own] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${person.id}`
  const contributors = [Number(own?.id)]
  const made = await makeSubmissions(transactionOf(payload), { count: 11, contributors, state: 'rejected' })
  // The first waited an hour, the second two, and so on.
  await sql(payload)`
    with numbered as (select s.id, s.revision_id, row_number() over (order by s.id) as hours
      from submissions s where s.id = any(${fragment.param([...made])}::int[]))
    insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id, at)
    select n.id, 'someone', c.command, 'in-review', 'rejected', n.revision_id,
      now() - interval '2 days' + c.is_end * make_interval(hours => n.hours::int)
    from numbered n, (values ('submission.submit', 0), ('submission.reject', 1)) c (command, is_end)
    order by c.is_end, n.id`
  expect(await published()).toEqual([{ kind: 'icon', decisions: 11, median_hours: 6, p90_hours: 10 }])

  const [undone] = await sql<{ id: string }>(payload)`
    select max(id) as id from submission_events where command = 'submission.reject'`
  await sql(payload)`
    insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id, undoes)
    select submission_id, actor_id, 'submission.undo', to_state, from_state, revision_id, id
      from submission_events where id = ${undone?.id ?? null}`
  expect(await published()).toEqual([{ kind: 'icon', decisions: 10, median_hours: 5.5, p90_hours: 9.1 }])
})

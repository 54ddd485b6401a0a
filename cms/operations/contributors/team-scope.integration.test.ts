import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import {
  makeContributor,
  makeMarketplaceLicences,
  type TestContributor,
  uploadFile,
} from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { CONTRIBUTOR_TEAM_ROLES, type ContributorTeamRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let holder: TestContributor
let team: number
let draft: SubmissionDetail

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  holder = await makeContributor(payload)
  team = await contributorOf(holder.person.id)
  await sql(payload)`update contributors set type = 'team' where id = ${team}`
  draft = detailOf(await uploadFile(holder))
})
afterAll(() => opened.close())

describe.each(CONTRIBUTOR_TEAM_ROLES)('an %s of a team', (role) => {
  const mayWork = role !== 'viewer'

  test('reads its submissions and their numbers, and no others', async () => {
    const other = detailOf(await uploadFile(await makeContributor(payload)))
    const { browser } = await member(role)
    expect((await browser.call('GET', '/console/session')).body.desks).toEqual(['contributor'])
    expect(detailOf(await read(browser, draft)).id).toBe(draft.id)
    expect((await read(browser, other)).status).toBe(404)
    expect(await listed(browser)).toContain(draft.id)
    expect(await listed(browser)).not.toContain(other.id)
    expect((await browser.call('GET', '/console/numbers')).status).toBe(200)
  })

  test(`${mayWork ? 'withdraws' : 'is refused to withdraw'} its drafts`, async () => {
    const { id, version } = detailOf(await uploadFile(holder))
    const { browser } = await member(role)
    const answer = await browser.call('POST', `/console/submissions/${id}/withdraw`, {
      json: { expected: version },
    })
    expect(answer.status).toBe(mayWork ? 200 : 403)
    expect(detailOf(await read(browser, { id })).state).toBe(mayWork ? 'withdrawn' : 'draft')
  })

  test(`${mayWork ? 'uploads' : 'is refused to upload'} for the team`, async () => {
    const { browser } = await member(role)
    const answer = await uploadFile({ browser })
    expect(answer.status).toBe(mayWork ? 202 : 403)
    if (mayWork) expect(await listed(holder.browser)).toContain(detailOf(answer).id)
  })

  test('has neither desk nor submissions once the membership has ended', async () => {
    const { id, browser } = await member(role)
    await sql(payload)`delete from contributor_members where user_id = ${id}`
    expect((await read(browser, draft)).status).toBe(403)
  })
})

test('a contributor with a team uploads for their own profile, or for the team that they name', async () => {
  const both = await makeContributor(payload)
  await join(both.person.id, 'editor')
  const own = detailOf(await uploadFile(both))
  const named = detailOf(await uploadFile(both, { contributor: team }))
  expect(await listed(holder.browser)).not.toContain(own.id)
  expect(await listed(holder.browser)).toContain(named.id)
  const stranger = await makeContributor(payload)
  expect((await uploadFile(stranger, { contributor: team })).status).toBe(403)
})

test('a reviewer in a team decides nothing about its work', async () => {
  const { browser } = await member('viewer', 'reviewer')
  await sql(payload)`update submissions set state = 'submitted', submitted_at = now() where id = ${draft.id}`
  const answer = await browser.call('POST', `/console/submissions/${draft.id}/lease`, {
    json: { expected: draft.version },
  })
  expect(codesOf(answer)).toEqual(['own-work'])
  const next = await browser.call('POST', '/console/submissions/lease-next', { json: { skipped: [] } })
  expect(next.body).toBeNull()
})

test('memberships of a contributor that is no team give nothing', async () => {
  const person = await makeContributor(payload)
  const { id, browser } = await member('owner', undefined, await contributorOf(person.person.id))
  expect(id).not.toBe(person.person.id)
  expect((await browser.call('GET', '/console/session')).status).toBe(403)
})

async function member(role: ContributorTeamRole, staffRole?: 'reviewer', contributor = team) {
  const person = await makePerson(payload, { roles: staffRole === undefined ? [] : [staffRole] })
  await join(person.id, role, contributor)
  return { id: person.id, browser: await withSession(payload, person) }
}

function join(user: string, role: ContributorTeamRole, contributor = team) {
  return sql(payload)`
    insert into contributor_members (contributor_id, user_id, role)
    values (${contributor}, ${user}, ${role}::enum_contributor_members_role)`
}

async function contributorOf(user: string): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${user}`
  return Number(row?.id)
}

async function listed(browser: TestBrowser): Promise<number[]> {
  const { body } = await browser.call('GET', '/console/submissions')
  return (body as unknown as { id: number }[]).map(({ id }) => id)
}

function read(browser: TestBrowser, { id }: Pick<SubmissionDetail, 'id'>): Promise<Answer> {
  return browser.call('GET', `/console/submissions/${id}`)
}

function detailOf(answer: Answer): SubmissionDetail {
  expect([answer.status < 300, codesOf(answer)]).toEqual([true, []])
  return answer.body as unknown as SubmissionDetail
}

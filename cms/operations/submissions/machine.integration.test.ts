import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeMarketplaceLicences } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'
import {
  SUBMISSION_ACTION_CODES,
  SUBMISSION_ACTIONS,
  type SubmissionAction,
} from '#domain/contract/console/submissions.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import {
  CONTRIBUTOR_TEAM_ROLES,
  isStaffRole,
  STAFF_ROLES,
  type StaffRole,
} from '#domain/permissions/roles.ts'
import { SUBMISSION_STATE_CODES, type SubmissionState } from '#domain/review/states.ts'
import { isDecision, TRANSITIONS, transitionOf } from '#domain/review/transitions.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { HEART_SVG } from '#media/pipeline/test-files.ts'

const TEAM_CALLERS = ['contributor-owner', 'contributor-editor', 'contributor-viewer'] as const
type Role = 'visitor' | 'member' | 'contributor' | (typeof TEAM_CALLERS)[number] | StaffRole

let opened: TestPayload
let payload: Payload
let category: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  const [row] = await sql<{ id: number }>(payload)`select min(id) as id from categories`
  category = Number(row?.id)
})
afterAll(() => opened.close())

const AUTHORS: readonly SubmissionAction[] = ['edit', 'file', 'submit', 'withdraw', 'appeal']
const CELLS = SUBMISSION_ACTION_CODES.flatMap((action) =>
  SUBMISSION_STATE_CODES.map((state) => ({ action, state })),
)

describe('a command', () => {
  let author: Caller
  let senior: Caller
  beforeAll(async () => {
    author = await makeCaller('contributor')
    senior = await makeCaller('senior-reviewer')
  })

  test.each(CELLS)(
    '$action while $state leads where the table says, and is refused without a trace where it has no edge',
    async ({ action, state }) => {
      const actor = AUTHORS.includes(action) ? author : senior
      const id = await make(author, state)
      await prepare(id, action, actor)
      const before = await stateOf(id)
      const answer = await send(actor, id, action)
      const edge = transitionOf(SUBMISSION_ACTIONS[action], state)
      if (edge === undefined) {
        const code = action === 'edit' ? 'submission-locked' : 'state-changed'
        expect([answer.status, codesOf(answer)]).toEqual([409, [code]])
        expect(await stateOf(id)).toEqual(before)
      } else {
        expect([answer.status, codesOf(answer)]).toEqual([doneStatus(action), []])
        expect(await stateOf(id)).toEqual({
          state: edge.to === 'before' ? 'in-review' : edge.to,
          version: before.version + 1,
          events: before.events + 1,
        })
      }
    },
  )
})

const STAFF = STAFF_ROLES.map((role) => ({ role }))
const OTHERS = (['visitor', 'member', 'contributor', ...TEAM_CALLERS] as const).map((role) => ({ role }))

describe('a caller', () => {
  let stranger: Caller
  beforeAll(async () => {
    stranger = await makeCaller('contributor')
  })

  test.each([...OTHERS, ...STAFF])(
    'with the role $role gives exactly the commands of the table, on own work and on that of others',
    { timeout: 60_000 },
    async ({ role }) => {
      const caller = await makeCaller(role)
      for (const owner of caller.contributor === null ? [stranger] : [caller, stranger])
        for (const action of SUBMISSION_ACTION_CODES) {
          const command = SUBMISSION_ACTIONS[action]
          const id = await make(owner, TRANSITIONS.find((edge) => edge.command === command)?.from ?? 'draft')
          await prepare(id, action, caller)
          const before = await stateOf(id)
          const answer = await send(caller, id, action)
          const expected = expectedFor(caller, owner, action)
          expect(
            [answer.status, codesOf(answer)],
            `${action} of ${owner === caller ? 'own' : 'other'} work`,
          ).toEqual(expected)
          if (answer.status >= 400) expect(await stateOf(id)).toEqual(before)
        }
    },
  )
})

/** What the permission table says, and that no reviewer decides about their own work. */
function expectedFor({ holder }: Caller, owner: Caller, action: SubmissionAction): [number, string[]] {
  if (holder === null) return [401, ['not-signed-in']]
  const command = SUBMISSION_ACTIONS[action]
  const row = { owner: owner.owner, team: null, contributor: owner.contributor }
  if (!mayApply(holder, command, row)) return [403, ['forbidden']]
  const reviews = action === 'lease' || isDecision(command)
  return reviews && owner.owner === holder.id ? [403, ['own-work']] : [doneStatus(action), []]
}

/** A new file is accepted and processed later. */
function doneStatus(action: SubmissionAction): number {
  return action === 'file' ? 202 : 200
}

interface Caller {
  /** Null for a visitor. */
  readonly holder: Holder | null
  readonly browser: TestBrowser
  /** The contributor that the user owns, or in whose team they are; null for none. */
  readonly contributor: number | null
  /** The account of that contributor. */
  readonly owner: string | null
}

/** A caller of a role; staff own a contributor too, so that they have work of their own. */
async function makeCaller(role: Role): Promise<Caller> {
  if (role === 'visitor') return { holder: null, browser: openBrowser(), contributor: null, owner: null }
  const roles = isStaffRole(role) ? [role] : []
  const person = await makePerson(payload, { roles })
  const teamRole = CONTRIBUTOR_TEAM_ROLES.find((one) => role === `contributor-${one}`) ?? null
  const owner = teamRole === null ? person.id : (await makePerson(payload)).id
  const contributor = role === 'member' ? null : await makeContributorOf(owner)
  if (teamRole !== null)
    await sql(payload)`
      insert into contributor_members (contributor_id, user_id, role)
      values (${contributor}, ${person.id}, ${teamRole}::enum_contributor_members_role)`
  const holder: Holder = {
    id: person.id,
    roles,
    isContributor: contributor !== null && teamRole === null,
    contributorTeams: contributor === null || teamRole === null ? [] : [{ id: contributor, role: teamRole }],
  }
  return { holder, browser: await withSession(payload, person), contributor, owner }
}

async function makeContributorOf(owner: string): Promise<number> {
  await sql(payload)`update users set is_contributor = true where id = ${owner}`
  const [made] = await sql<{ id: number }>(payload)`
    insert into contributors (username, name, type, claimed, owner_id)
    values (${`m-${owner.slice(0, 8)}`}, 'Machine', 'team', true, ${owner}) returning id`
  return Number(made?.id)
}

async function make({ contributor }: Caller, state: SubmissionState): Promise<number> {
  const contributors = contributor === null ? [] : [contributor]
  const [id = 0] = await makeSubmissions(transactionOf(payload), { count: 1, contributors, state })
  return id
}

/** Gives the actor what a command needs beside the state: the lease of a reviewed piece, or a decision to undo. */
async function prepare(id: number, action: SubmissionAction, { holder }: Caller): Promise<void> {
  if (holder === null) return
  await sql(payload)`
    update submissions set leased_by = ${holder.id}, leased_until = now() + interval '15 minutes'
     where id = ${id} and state in ('in-review', 'second-opinion', 'appealed')`
  if (action === 'undo')
    await sql(payload)`
      insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id)
      select id, ${holder.id}, 'submission.approve', 'in-review', state, revision_id from submissions where id = ${id}`
}

const DETAILS = {
  title: 'Blue bird',
  description: '',
  keywords: ['bird', 'sky', 'feather'],
  kind: 'icon',
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: false,
} as const

async function send({ browser }: Caller, id: number, action: SubmissionAction): Promise<Answer> {
  const { version: expected } = await stateOf(id)
  const address = `/console/submissions/${id}/${action}`
  if (action === 'file') return browser.call('POST', address, { form: fileForm(expected) })
  const fields: Partial<Record<SubmissionAction, object>> = {
    edit: { ...DETAILS, category },
    return: { reasons: ['quality'] },
    reject: { reasons: ['quality'] },
    reschedule: { publish_at: new Date(Date.now() + DAY_MS).toISOString() },
  }
  return browser.call('POST', address, { json: { expected, ...fields[action] } })
}

function fileForm(expected: number): FormData {
  const form = new FormData()
  form.set('expected', String(expected))
  form.set('file', new File([HEART_SVG], 'heart.svg'))
  return form
}

interface Written {
  readonly state: SubmissionState
  readonly version: number
  readonly events: number
}

async function stateOf(id: number): Promise<Written> {
  const [row] = await sql<Written & Record<string, unknown>>(payload)`
    select s.state, s.version, (select count(*)::int from submission_events e where e.submission_id = s.id) as events
      from submissions s where s.id = ${id}`
  if (row === undefined) throw new Error(`there is no submission ${id}`)
  return row
}

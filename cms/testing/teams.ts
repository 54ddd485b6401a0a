import { type Payload, sql } from '#cms/operations/database.ts'
import { invitationToken } from '#cms/operations/teams/invitation-token.ts'
import type { Team } from '#domain/contract/teams.ts'
import type { Answer, TestBrowser } from './browser.ts'
import { makePerson, type TestPerson, withSession } from './people.ts'

export interface TestTeam {
  readonly team: string
  readonly owner: TestPerson
  readonly browser: TestBrowser
}

/** A team of a new account, which is signed in; `seats` as if it had a plan. */
export async function makeTeam(payload: Payload, { seats = 5 } = {}): Promise<TestTeam> {
  const owner = await makePerson(payload)
  const browser = await withSession(payload, owner)
  const answer = await browser.call('POST', '/v2/teams', {
    json: { name: 'Engines', email: 'office@example.com', size: 4 },
  })
  const made = answer.body.response?.team as Team | undefined
  if (made === undefined) throw new Error(`no team was created: ${answer.status}`)
  const { uuid } = made
  await sql(payload)`update teams set seats = ${seats} where id = ${uuid}::uuid`
  return { team: uuid, owner, browser }
}

export function invite({ browser, team }: TestTeam, ...emails: readonly string[]): Promise<Answer> {
  return browser.call('POST', '/v2/teams/members', { json: { team_uuid: team, emails } })
}

/** The token in the mail of the open invitation of an address. */
export async function tokenFor(payload: Payload, email: string): Promise<string> {
  const [invitation] = await sql<Parameters<typeof invitationToken>[1]>(payload)`
    select id, team_id as team, email, expires_at as expires from team_invitations
     where email = ${email} order by created_at desc limit 1`
  return invitation === undefined ? '' : invitationToken(payload, invitation)
}

/** A new account that accepted an invitation. */
export async function addMember(
  payload: Payload,
  team: TestTeam,
): Promise<{ readonly person: TestPerson; readonly browser: TestBrowser }> {
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  await invite(team, person.email)
  const { status } = await accept(browser, await tokenFor(payload, person.email))
  if (status !== 200) throw new Error(`${person.email} could not accept: ${status}`)
  return { person, browser }
}

export function accept(browser: TestBrowser, token: string): Promise<Answer> {
  return browser.call('POST', '/v2/teams/join', { json: { token } })
}

/** The team as a member sees it. */
export async function readTeam(browser: TestBrowser, team: string): Promise<Team | undefined> {
  const answer = await browser.call('GET', '/v2/teams?members=1')
  const teams = (answer.body.response?.teams ?? []) as Team[]
  return teams.find(({ uuid }) => uuid === team)
}

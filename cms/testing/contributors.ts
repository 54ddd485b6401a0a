import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { TestBrowser } from './browser.ts'
import { makePerson, type TestPerson, withSession } from './people.ts'

export interface TestContributor {
  readonly person: TestPerson
  readonly browser: TestBrowser
}

/** A contributor with a profile, signed in. */
export async function makeContributor(payload: Payload): Promise<TestContributor> {
  const person = await makePerson(payload)
  await sql(payload)`update users set is_contributor = true where id = ${person.id}`
  await sql(payload)`
    insert into contributors (username, name, type, claimed, owner_id)
    values (${`c-${person.id.slice(0, 8)}`}, 'Test Contributor', 'person', true, ${person.id})`
  return { person, browser: await withSession(payload, person) }
}

/** The licences that follow from the price and the use of a submission. */
export async function makeMarketplaceLicences(payload: Payload): Promise<void> {
  await run(
    payload,
    fragment`
    insert into licences (code, name, attribution)
    values ('motif-free', 'Free', true), ('motif-standard', 'Standard', false), ('motif-editorial', 'Editorial', true)`,
  )
}

const HEART_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#e11d48" d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"/></svg>'

/** Sends a file to the console as a contributor does. */
export function uploadFile(
  { browser }: Pick<TestContributor, 'browser'>,
  {
    text = HEART_SVG,
    name = 'red-heart.svg',
    kind = 'icon',
    contributor,
  }: { text?: string; name?: string; kind?: string; contributor?: number } = {},
) {
  const form = new FormData()
  form.set('kind', kind)
  if (contributor !== undefined) form.set('contributor', String(contributor))
  form.set('file', new File([text], name))
  return browser.call('POST', '/console/submissions', { form })
}

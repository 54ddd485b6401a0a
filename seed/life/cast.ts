import { becomeContributor } from '#cms/operations/contributors/become-contributor.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { DEMO_NAME_END } from '#domain/demonstration/marks.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { uuidOf } from './ids.ts'
import { demoAddress, type Maker, pseudonymOf } from './makers.ts'
import { type LifeWork, makeWorks } from './works.ts'

/** A contributor with an account and works. */
export interface Played {
  readonly maker: Maker
  readonly owner: Holder
  readonly contributor: number
  readonly works: readonly LifeWork[]
}

export interface LifeCast {
  readonly makers: readonly Played[]
  /** Two people who decide about money. */
  readonly finance: readonly [Holder, Holder]
}

/** The contributors, made where they do not exist. */
export async function castMakers(payload: Payload, makers: readonly Maker[]): Promise<readonly Played[]> {
  const cast: Played[] = []
  for (const maker of makers) {
    const user =
      (await findUser(payload, maker.email)) ??
      (await insertUser(payload, { id: uuidOf(`maker ${maker.email}`), country: maker.treaty, ...maker }))
    const contributor = (await findContributor(payload, user)) ?? (await openProfile(payload, user, maker))
    const works = await makeWorks(payload, maker, contributor)
    const owner = { id: user, roles: [], isContributor: true, contributorTeams: [] }
    cast.push({ maker, owner, contributor, works })
  }
  return cast
}

/** Makes the account of a buyer under a pseudonym, once. It has no password. */
export async function insertBuyer(
  payload: Payload,
  buyer: { readonly place: number; readonly id: string; readonly country: string },
): Promise<void> {
  const name = pseudonymOf(buyer.place)
  await insertUser(payload, { id: buyer.id, email: demoAddress(name), name, country: buyer.country })
}

interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly country: string | null
}

async function insertUser(payload: Payload, { id, email, name, country }: NewUser): Promise<string> {
  await run(
    payload,
    fragment`
    insert into users (id, email, name, verified, locale, country, created_at)
    values (${id}, ${email}, ${name}, true, 'en', ${country}, present()) on conflict (id) do nothing`,
  )
  return id
}

async function findUser(payload: Payload, email: string): Promise<string | null> {
  const [row] = await run<{ id: Column<'users.id'> }>(
    payload,
    fragment`select id from users where email = ${email} and deleted_at is null`,
  )
  return row?.id ?? null
}

async function findContributor(payload: Payload, user: string): Promise<number | null> {
  const [row] = await run<{ id: Column<'contributors.id'> }>(
    payload,
    fragment`select id from contributors where owner_id = ${user}`,
  )
  return row?.id ?? null
}

async function openProfile(payload: Payload, user: string, { name }: Maker): Promise<number> {
  const username = `demo-${name.toLowerCase().replaceAll(' ', '-')}`
  const joined = await becomeContributor(payload, {
    user,
    name: `${name}${DEMO_NAME_END}`,
    username,
    agreement: AGREEMENT.version,
  })
  if (!joined.ok) throw new Error(`the contributor ${name} was refused: ${joined.code}`)
  return joined.value
}

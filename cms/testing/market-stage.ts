import { createHash } from 'node:crypto'
import { environment } from '#cms/env.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { sourceKey } from '#media/storage/keys.ts'
import { openStorage } from '#media/storage/open.ts'
import { readHolder } from '#seed/demonstration/cast.ts'
import type { Played } from '#seed/life/cast.ts'
import { memoryGateway } from '#seed/life/gateway.ts'
import { decideDetails, stateDetails } from '#seed/life/maker-acts.ts'
import type { LifeStage } from '#seed/life/stage.ts'
import { makeWorks } from '#seed/life/works.ts'

interface ContributorRow extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly owner: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly name: Column<'contributors.name'>
}

/** A contributor with an account. @throws Error for an unknown one */
export async function readContributor(payload: Payload, username: string): Promise<Played> {
  const [row] = await run<ContributorRow>(
    payload,
    fragment`
      select c.id, u.id as owner, u.email, c.name from contributors c join users u on u.id = c.owner_id
       where c.username = ${username}`,
  )
  if (row === undefined) throw new Error(`there is no contributor ${username}`)
  const { email, name } = row
  return {
    maker: { email, name, weight: 1, price: 0, works: [], method: 'bank', treaty: 'DE', ending: 'unstated' },
    owner: { id: row.owner, roles: [], isContributor: true, contributorTeams: [] },
    contributor: row.id,
    works: [],
  }
}

/** Published exclusive works of a contributor, one for each price in cents. @returns their slugs */
export async function publishWorks(
  payload: Payload,
  { maker, contributor }: Played,
  prices: readonly number[],
): Promise<readonly string[]> {
  const slugs: string[] = []
  for (const [place, price] of prices.entries()) {
    const one = { ...maker, email: `${maker.email}:${place}`, price, works: [`Work ${place + 1}`] }
    for (const { slug } of await makeWorks(payload, one, contributor)) slugs.push(slug)
  }
  await run(
    payload,
    fragment`update items set visibility = 'published' where contributor_id = ${contributor} and visibility = 'retired'`,
  )
  return slugs
}

/** The first of the two people of finance among the demo accounts. */
export function readFinance(payload: Payload): Promise<Holder> {
  return readHolder(payload, 'finance@motif.test')
}

/** The verified identity, the approved tax form and the bank account, stated so long ago that it is usable. */
export async function giveDetails(payload: Payload, played: Played): Promise<void> {
  const gateway = memoryGateway()
  const finance = await readFinance(payload)
  const stage: LifeStage = {
    payload,
    gateway,
    gateways: { stripe: gateway },
    publicUrl: '',
    cast: { makers: [played], finance: [finance, finance] },
    refused: new Map(),
  }
  await stateDetails(stage, played, Date.now() - 10 * DAY_MS)
  await decideDetails(stage, played)
  if (stage.refused.size > 0) throw new Error(`the details were refused: ${[...stage.refused.keys()].join()}`)
}

/** A source file for Photoshop of a work. */
export async function addSource(payload: Payload, slug: string): Promise<void> {
  const bytes = Buffer.from(`8BPS\u0000\u0001${slug}`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await openStorage(environment()).put(sourceKey(sha256), bytes, { contentType: 'application/octet-stream' })
  await run(
    payload,
    fragment`
      insert into source_files (revision_id, format, sha256, bytes, file_name)
      select current_revision_id, 'psd', ${sha256}, ${bytes.length}, 'layers.psd' from items where slug = ${slug}`,
  )
}

/** The owner of a profile works for finance as well. */
export async function employ(payload: Payload, { owner }: Played): Promise<void> {
  await run(
    payload,
    fragment`insert into users_roles ("order", parent_id, value) values (1, ${owner.id}, 'finance')`,
  )
}

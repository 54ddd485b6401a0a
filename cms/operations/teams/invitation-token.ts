import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

interface Invitation extends Record<string, unknown> {
  readonly id: Column<'team_invitations.id'>
  readonly team: Column<'team_invitations.team_id'>
  readonly email: Column<'team_invitations.email'>
  readonly expires: Column<'team_invitations.expires_at'>
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\da-f]{64}$/

/** The link of an invitation: its id, signed with its address and its end. Renewing the invitation ends the link. */
export function invitationToken(payload: Payload, { id, email, expires }: Invitation): string {
  return `${id}.${keyedHash(payload, `team-invitation:${id}:${email}:${Date.parse(expires)}`)}`
}

/** The valid invitation of a token; null when it is unknown, changed, expired, accepted or taken back. */
export async function readInvitation(
  payload: Payload,
  transaction: Transaction,
  token: string,
): Promise<Invitation | null> {
  const [, id] = TOKEN.exec(token) ?? []
  if (id === undefined) return null
  const found = await findInvitation(transaction, id)
  if (found === null) return null
  return timingSafeEqual(Buffer.from(invitationToken(payload, found)), Buffer.from(token)) ? found : null
}

/** The invitation, unless it has expired. */
export async function findInvitation(transaction: Transaction, id: string): Promise<Invitation | null> {
  const [found] = await transaction<Invitation>(fragment`
    select id, team_id as team, email, expires_at as expires from team_invitations
     where id = ${id}::uuid and expires_at > now()`)
  return found ?? null
}

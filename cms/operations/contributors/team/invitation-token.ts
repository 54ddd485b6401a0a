import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

export interface Invitation extends Record<string, unknown> {
  readonly id: Column<'contributor_invitations.id'>
  readonly contributor: Column<'contributor_invitations.contributor_id'>
  readonly email: Column<'contributor_invitations.email'>
  readonly role: Column<'contributor_invitations.role'>
  readonly expires: Column<'contributor_invitations.expires_at'>
}

/** The link of an invitation: its id, signed with its address and its end. Renewing the invitation ends the link. */
export function invitationToken(
  payload: Payload,
  { id, email, expires }: Pick<Invitation, 'id' | 'email' | 'expires'>,
): string {
  return `${id}.${keyedHash(payload, `contributor-invitation:${id}:${email}:${Date.parse(expires)}`)}`
}

/** The valid invitation of a token, locked; null when it is unknown, changed, expired, accepted or taken back. */
export async function lockInvitation(
  payload: Payload,
  transaction: Transaction,
  token: string,
): Promise<Invitation | null> {
  const [, id] = /^([1-9]\d{0,8})\.[0-9a-f]{64}$/.exec(token) ?? []
  if (id === undefined) return null
  const found = await findInvitation(transaction, Number(id))
  if (found === null) return null
  return timingSafeEqual(Buffer.from(invitationToken(payload, found)), Buffer.from(token)) ? found : null
}

/** The invitation, unless it has expired. */
export async function findInvitation(transaction: Transaction, id: number): Promise<Invitation | null> {
  const [found] = await transaction<Invitation>(fragment`
    select id, contributor_id as contributor, email, role, expires_at as expires from contributor_invitations
     where id = ${id} and expires_at > now() for update`)
  return found ?? null
}

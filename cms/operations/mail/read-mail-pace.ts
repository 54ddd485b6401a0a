import { countAttempt } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import { countsForRecipient, type MailPace, paceMail } from '#domain/mail/pace.ts'

/** The requester of a mail: a signed-in user, or a network with the device cookie of its browser, if there is one. */
export type Requester =
  | { readonly user: string }
  | { readonly address: string; readonly device: string | null; readonly isKnown: boolean }

/** Counts a request for a mail to `recipient` and returns when it is sent. */
export async function readMailPace(
  payload: Payload,
  recipient: string,
  requester: Requester,
): Promise<MailPace> {
  const ofRequester = await countAttempt(payload, 'mail-requester', `${nameOf(requester)} ${recipient}`)
  const isOwner = 'isKnown' in requester && requester.isKnown
  const toRecipient = countsForRecipient(ofRequester, isOwner)
    ? await countAttempt(payload, 'mail-recipient', recipient)
    : null
  return paceMail({ ofRequester, toRecipient }, new Date())
}

/** A visitor as the requester of mails. The device cookie of a browser that has signed in to the account is known. */
export async function visitingRequester(
  payload: Payload,
  recipient: string,
  { address, device }: { readonly address: string; readonly device: string | null },
): Promise<Extract<Requester, { isKnown: boolean }>> {
  if (device === null) return { address, device, isKnown: false }
  const rows = await sql(payload)`
    select 1 from devices d join users u on u.id = d.user_id
     where u.email = ${recipient} and u.deleted_at is null and d.mark_hash = ${hashSecret(device)}`
  return { address, device, isKnown: rows.length > 0 }
}

function nameOf(requester: Requester): string {
  if ('user' in requester) return `user ${requester.user}`
  return requester.isKnown ? `device ${requester.device}` : `network ${requester.address}`
}

import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import type { OpenedSession, Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { currentMinute, noticeKey, queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { deviceLabel } from '#domain/accounts/device.ts'
import { SESSION_LIFETIMES } from '#domain/accounts/sessions.ts'

interface Opening {
  readonly user: string
  readonly remembered: boolean
  readonly visitor: Visitor
  /**
   * The password hash that was compared, null for an account without one. A session is opened only while the account
   * still has it: a concurrent reset wins.
   */
  readonly comparedHash: string | null
}

interface SignedIn {
  readonly id: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly locale: Present<'users.locale'>
  readonly verified: Column<'users.verified'>
}

interface Device {
  readonly id: string
  readonly mark: string
}

/**
 * Opens a session under a new token, which prevents session fixation, and sends a notice about a new device to an
 * account with known devices. Null when the account was deleted or its password changed in the meantime.
 */
export async function openSession(
  transaction: Transaction,
  { user, remembered, visitor, comparedHash }: Opening,
): Promise<OpenedSession | null> {
  // Every change of the password takes the same lock.
  const [account] = await transaction<Omit<SignedIn, 'id'> & Record<string, unknown>>(fragment`
    update users set login_at = now() where id = ${user} and deleted_at is null and hash is not distinct from ${comparedHash}
    returning email, locale::text, verified`)
  if (account === undefined) return null
  const device =
    (await knownDevice(transaction, user, visitor)) ??
    (await newDevice(transaction, { id: user, ...account }, visitor))
  const token = newSecret()
  const { idle } = SESSION_LIFETIMES[remembered ? 'remembered' : 'visit']
  await transaction(fragment`
    insert into sessions (user_id, token_hash, device_id, remembered, expires_at)
    values (${user}, ${hashSecret(token)}, ${device.id}, ${remembered}, now() + make_interval(secs => ${idle}))`)
  return { token, remembered, device: device.mark }
}

/** A device cookie that is unknown to the account is replaced: another party may have set it. */
async function knownDevice(
  transaction: Transaction,
  user: string,
  { device: mark }: Visitor,
): Promise<Device | null> {
  if (mark === null) return null
  const [device] = await transaction<{ id: Column<'devices.id'> }>(fragment`
    update devices set seen_at = now() where user_id = ${user} and mark_hash = ${hashSecret(mark)} returning id`)
  return device === undefined ? null : { id: device.id, mark }
}

async function newDevice(
  transaction: Transaction,
  account: SignedIn,
  { userAgent }: Visitor,
): Promise<Device> {
  const { id, email, locale } = account
  const mark = newSecret()
  const label = deviceLabel(userAgent)
  const [device] = await transaction<{ id: Column<'devices.id'>; is_first: Computed<boolean> }>(fragment`
    insert into devices (user_id, mark_hash, label) values (${id}, ${hashSecret(mark)}, ${label})
    returning id, not exists (select 1 from devices other where other.user_id = ${id}) as is_first`)
  if (device === undefined) throw new Error('a device was not inserted')
  if (!device.is_first) {
    // A double click is one sign-in, so it sends one notice.
    const key = `new-device:${account.verified ? `${label}:` : ''}${noticeKey(account)}`
    await queueMail(transaction, {
      key,
      template: 'new-device',
      user: id,
      email,
      locale,
      data: { device: label },
    })
    await notify(transaction, {
      user: id,
      type: 'security',
      key: `new-device:${id}:${label}:${currentMinute()}`,
      data: { event: 'new-device', device: label },
    })
  }
  return { id: device.id, mark }
}

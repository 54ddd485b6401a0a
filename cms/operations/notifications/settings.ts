import { type Payload, sql } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { NotificationSetting, NotificationSettingsForm } from '#domain/contract/notifications.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'
import { CHANNELS, CHOSEN_TYPES, factsOf, mayChoose } from '#domain/notifications/types.ts'

/** The user's setting of each type with a choice. */
export async function readSettings(payload: Payload, user: string): Promise<NotificationSetting[]> {
  const rows = await sql<Columns<'notification_settings', 'type' | 'site' | 'mail'>>(payload)`
    select type, site, mail from notification_settings where user_id = ${user}`
  return CHOSEN_TYPES.map((type) => {
    const { site, mail } = rows.find((row) => row.type === type) ?? factsOf(type)
    return { type, site, mail }
  })
}

/** Changes the given settings. A fixed setting is refused. */
export async function changeSettings(
  payload: Payload,
  user: string,
  { type, site, mail }: NotificationSettingsForm,
): Promise<Result<NotificationSetting[]>> {
  const facts = factsOf(type)
  const wanted = { site, mail }
  for (const channel of CHANNELS) {
    const isFixed = !mayChoose(type, channel) && wanted[channel] !== undefined
    if (isFixed && wanted[channel] !== facts[channel]) return refuseField(channel, 'setting-fixed')
  }
  await sql(payload)`
    insert into notification_settings as s (user_id, type, site, mail)
    values (${user}, ${type}, ${site ?? facts.site}, ${mail ?? facts.mail})
    on conflict (user_id, type) do update set
      site = coalesce(${site ?? null}::boolean, s.site), mail = coalesce(${mail ?? null}::boolean, s.mail)`
  return accept(await readSettings(payload, user))
}

import type { Endpoint } from 'payload'
import { languageOf, pageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondAll, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { countUnread, listNotifications } from '#cms/operations/notifications/list-notifications.ts'
import { markAllRead, markRead } from '#cms/operations/notifications/mark-read.ts'
import { changeSettings, readSettings } from '#cms/operations/notifications/settings.ts'
import { markAllSchema, notificationSettingsSchema } from '#domain/contract/notifications.ts'

/** Notifications of users, and their settings. */
export const NOTIFICATION_ENDPOINTS: Endpoint[] = [
  call('list-notifications', async (req, actor) => {
    const { id: user } = personOf(actor)
    const list = await listNotifications(req.payload, { user, locale: languageOf(req), page: pageOf(req) })
    return respondAll({ ...list })
  }),
  call('count-notifications', async (req, actor) =>
    respond('unread', await countUnread(req.payload, personOf(actor).id)),
  ),
  call('read-notification', async (req, actor) => {
    const { id } = personOf(actor)
    const marked = await markRead(req.payload, id, pathParameter(req, 'notification'))
    return marked.ok ? respond('unread', await countUnread(req.payload, id)) : respondRefusal(marked)
  }),
  formCall('read-notifications', markAllSchema.nullable(), async (req, form, actor) => {
    const { id } = personOf(actor)
    await markAllRead(req.payload, id, form?.until)
    return respond('unread', await countUnread(req.payload, id))
  }),
  call('notification-settings', async (req, actor) =>
    respond('settings', await readSettings(req.payload, personOf(actor).id)),
  ),
  formCall('change-notification-settings', notificationSettingsSchema, async (req, form, actor) => {
    const changed = await changeSettings(req.payload, personOf(actor).id, form)
    return changed.ok ? respond('settings', changed.value) : respondRefusal(changed)
  }),
]

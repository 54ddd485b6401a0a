import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { previewSchema } from '#domain/contract/catalogue.ts'
import { ASSET_CHANGES, NOTIFICATION_TYPE_CODES, SECURITY_EVENTS } from '#domain/notifications/types.ts'

/** What people are told of, as it crosses from the server to the browser. Moments are ISO 8601 in UTC. */

const moment = z.iso.datetime()

const told = { id: z.uuid(), created_at: moment, read_at: moment.nullable() }
/** Null where there is nothing to show, or nothing that may be shown any more. */
const preview = previewSchema.nullable()

export const notificationSchema = z.discriminatedUnion('type', [
  z.object({
    ...told,
    type: z.literal('contributor-published'),
    contributor: z.object({ username: z.string(), name: z.string() }),
    /** Works published since the person last looked. */
    count: z.int().positive(),
    preview,
  }),
  z.object({
    ...told,
    type: z.literal('asset-withdrawn'),
    change: z.enum(ASSET_CHANGES),
    asset: z.object({ slug: z.string(), kind: z.enum(KIND_CODES), free: z.boolean(), title: z.string() }),
    preview,
  }),
  z.object({
    ...told,
    type: z.literal('security'),
    event: z.enum(SECURITY_EVENTS),
    /** Browser and system, where they could be told. */
    device: z.string().nullable(),
  }),
  z.object({ ...told, type: z.literal('welcome') }),
])
export type Notification = z.infer<typeof notificationSchema>

/** `GET /notifications`, newest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[]
  readonly unread: number
  readonly page: number
  readonly page_count: number
}

/** Marks what the person could see: nothing that came after this moment. */
export const markAllSchema = z.object({ until: moment.optional() })

export const notificationSettingsSchema = z.object({
  type: z.enum(NOTIFICATION_TYPE_CODES),
  site: z.boolean().optional(),
  mail: z.boolean().optional(),
})
export type NotificationSettingsForm = z.infer<typeof notificationSettingsSchema>

/** How the person is told of one type. */
export interface NotificationSetting {
  readonly type: (typeof NOTIFICATION_TYPE_CODES)[number]
  readonly site: boolean
  readonly mail: boolean
}

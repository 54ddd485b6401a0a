import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { previewSchema } from '#domain/contract/catalogue.ts'
import { amountSchema } from '#domain/contract/orders.ts'
import {
  ASSET_CHANGES,
  CASHOUT_NOTICES,
  NOTIFICATION_TYPE_CODES,
  PAYMENT_EVENTS,
  SECURITY_EVENTS,
  SUBMISSION_OUTCOMES,
} from '#domain/notifications/types.ts'
import { WORK_NOTICES } from '#domain/takedown/notices.ts'

/** Notifications as the server returns them to the browser. Times are ISO 8601 in UTC. */

const moment = z.iso.datetime()

const notificationBase = { id: z.uuid(), created_at: moment, read_at: moment.nullable() }
/** Null where there is no preview, or where it may not be shown any more. */
const preview = previewSchema.nullable()
const asset = z.object({ slug: z.string(), kind: z.enum(KIND_CODES), free: z.boolean(), title: z.string() })

export const notificationSchema = z.discriminatedUnion('type', [
  z.object({
    ...notificationBase,
    type: z.literal('contributor-published'),
    contributor: z.object({ username: z.string(), name: z.string() }),
    /** Works published since the user last opened the notification. */
    count: z.int().positive(),
    preview,
  }),
  z.object({
    ...notificationBase,
    type: z.literal('asset-withdrawn'),
    change: z.enum(ASSET_CHANGES),
    asset,
    preview,
  }),
  z.object({
    ...notificationBase,
    type: z.literal('asset-updated'),
    /** In the words of its contributor. */
    changes: z.string(),
    asset,
    preview,
  }),
  z.object({
    ...notificationBase,
    type: z.literal('security'),
    event: z.enum(SECURITY_EVENTS),
    /** Browser and system, where they are recognised. */
    device: z.string().nullable(),
  }),
  z.object({
    ...notificationBase,
    type: z.literal('submission-decided'),
    outcome: z.enum(SUBMISSION_OUTCOMES),
    form: z.enum(['item', 'pack']),
    /** The id of the submission, or of the pack. */
    submission: z.int().positive(),
    title: z.string(),
    preview,
  }),
  z.object({
    ...notificationBase,
    type: z.literal('work-claimed'),
    notice: z.enum(WORK_NOTICES),
    takedown: z.int().positive(),
    title: z.string(),
  }),
  z.object({
    ...notificationBase,
    type: z.literal('payment'),
    event: z.enum(PAYMENT_EVENTS),
    /** Of the plan, or of the assets. */
    title: z.string(),
    /** What will be charged or was refunded; null for a failed payment. */
    amount: amountSchema.nullable(),
    /** When the access ends or the plan renews; null for a refund. */
    until: moment.nullable(),
  }),
  z.object({
    ...notificationBase,
    type: z.literal('cashout'),
    event: z.enum(CASHOUT_NOTICES),
    amount: amountSchema,
    /** Why it was rejected, failed or is held; null for other steps. */
    reason: z.string().nullable(),
  }),
  z.object({
    ...notificationBase,
    type: z.literal('team-joined'),
    /** Its name. */
    team: z.string(),
  }),
  z.object({ ...notificationBase, type: z.literal('welcome') }),
])
export type Notification = z.infer<typeof notificationSchema>

/** `GET /notifications`, newest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[]
  readonly unread: number
  readonly page: number
  readonly page_count: number
}

/** Marks notifications that the user could see: none created after this moment. */
export const markAllSchema = z.object({ until: moment.optional() })

export const notificationSettingsSchema = z.object({
  type: z.enum(NOTIFICATION_TYPE_CODES),
  site: z.boolean().optional(),
  mail: z.boolean().optional(),
})
export type NotificationSettingsForm = z.infer<typeof notificationSettingsSchema>

/** The notification setting of one type. */
export interface NotificationSetting {
  readonly type: (typeof NOTIFICATION_TYPE_CODES)[number]
  readonly site: boolean
  readonly mail: boolean
}

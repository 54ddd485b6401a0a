import type { GlobalConfig } from 'payload'
import { DOWNLOAD_SETTINGS } from '#domain/entitlement/limits.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { actorOf } from '../access.ts'

/** What guests may download (domain.md, "Entitlement and quotas"): configuration, not code. */
export const DownloadSettings: GlobalConfig = {
  slug: 'download-settings',
  label: 'Download settings',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'download-settings') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'download-settings') === 'all',
  },
  admin: { group: 'Operations' },
  fields: [
    {
      name: 'guestDownloadsPerHour',
      label: 'Downloads of a guest per hour',
      type: 'number',
      min: 1,
      defaultValue: DOWNLOAD_SETTINGS.guestDownloadsPerHour,
      required: true,
    },
    {
      name: 'repeatDays',
      label: 'Days in which a repeat is not counted',
      type: 'number',
      min: 0,
      defaultValue: DOWNLOAD_SETTINGS.repeatDays,
      required: true,
      admin: { description: 'An item that is downloaded again within this many days counts once.' },
    },
  ],
}

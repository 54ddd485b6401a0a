import type { GlobalConfig } from 'payload'
import { Announcements } from './announcements/index.ts'
import { DownloadSettings } from './download-settings/index.ts'
import { HomePage } from './home-page/index.ts'
import { InvoiceSettings } from './invoice-settings/index.ts'
import { SiteSettings } from './site-settings/index.ts'
import { SiteTexts } from './site-texts/index.ts'

/** Settings that staff edit in the panel instead of in code. */
export const GLOBALS: GlobalConfig[] = [
  HomePage,
  Announcements,
  DownloadSettings,
  InvoiceSettings,
  SiteSettings,
  SiteTexts,
]

import type { GlobalConfig } from 'payload'
import { DownloadSettings } from './download-settings/index.ts'

export const GLOBALS: GlobalConfig[] = [DownloadSettings]

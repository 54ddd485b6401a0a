import type { Endpoint } from 'payload'
import { READ_CONSOLE_SESSION } from '#cms/endpoints/console/session.ts'

/** What the console (`admin/`) calls, under `/api/console`. */
export const CONSOLE_ENDPOINTS: readonly Endpoint[] = [READ_CONSOLE_SESSION]

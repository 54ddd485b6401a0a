import type { Endpoint } from 'payload'
import { ITEM_COMMANDS } from '#cms/endpoints/console/item-commands.ts'
import { RESOURCE_ENDPOINTS } from '#cms/endpoints/console/resources.ts'
import { READ_CONSOLE_SESSION } from '#cms/endpoints/console/session.ts'

/** What the console (`admin/`) calls, under `/api/console`. The session comes first: it is no resource. */
export const CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  READ_CONSOLE_SESSION,
  ...ITEM_COMMANDS,
  ...RESOURCE_ENDPOINTS,
]

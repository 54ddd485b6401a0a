import type { Endpoint } from 'payload'
import { ITEM_COMMANDS } from '#cms/endpoints/console/item-commands.ts'
import { RESOURCE_ENDPOINTS } from '#cms/endpoints/console/resources.ts'
import { READ_CONSOLE_SESSION } from '#cms/endpoints/console/session.ts'

/**
 * Endpoints of the console (`admin/`), under `/api/console`. The session is first, because `/:resource` would match
 * it.
 */
export const CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  READ_CONSOLE_SESSION,
  ...ITEM_COMMANDS,
  ...RESOURCE_ENDPOINTS,
]

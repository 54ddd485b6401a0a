import type { Endpoint } from 'payload'
import { ADD_REVISION } from '#cms/endpoints/panel/add-revision.ts'
import { PUBLISH_REVISION } from '#cms/endpoints/panel/publish-revision.ts'
import { READ_DRAFT } from '#cms/endpoints/panel/read-draft.ts'
import { READ_ORDER_FILES } from '#cms/endpoints/panel/read-order-files.ts'

/** Endpoints of the panel beside Payload's REST. */
export const PANEL_ENDPOINTS: Endpoint[] = [ADD_REVISION, PUBLISH_REVISION, READ_DRAFT, ...READ_ORDER_FILES]

import type { Endpoint } from 'payload'
import { ADD_REVISION } from '#cms/endpoints/panel/add-revision.ts'
import { APPROVE_VERSION } from '#cms/endpoints/panel/approve-version.ts'
import { CHECK_LINKS } from '#cms/endpoints/panel/check-links.ts'
import {
  CONFIRM_PAGE_TRANSLATION,
  CONFIRM_PICTURE_TRANSLATION,
  CONFIRM_POST_TRANSLATION,
} from '#cms/endpoints/panel/confirm-translation.ts'
import { EXPORT_PAGE, IMPORT_PAGE } from '#cms/endpoints/panel/page-files.ts'
import { PUBLISH_REVISION } from '#cms/endpoints/panel/publish-revision.ts'
import { READ_DRAFT } from '#cms/endpoints/panel/read-draft.ts'
import { READ_ORDER_FILES } from '#cms/endpoints/panel/read-order-files.ts'

/** Endpoints of the panel beside Payload's REST. */
export const PANEL_ENDPOINTS: Endpoint[] = [
  ADD_REVISION,
  PUBLISH_REVISION,
  READ_DRAFT,
  EXPORT_PAGE,
  IMPORT_PAGE,
  CHECK_LINKS,
  CONFIRM_PAGE_TRANSLATION,
  CONFIRM_PICTURE_TRANSLATION,
  CONFIRM_POST_TRANSLATION,
  ...APPROVE_VERSION,
  ...READ_ORDER_FILES,
]

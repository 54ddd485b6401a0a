import { PICTURE_BYTES as PROFILE_PICTURE_BYTES } from '#domain/accounts/pictures.ts'
import { EVENTS_BYTES } from '#domain/analytics/limits.ts'
import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'
import { ORDER_FILES } from '#domain/custom-orders/request.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { MEDIA_BYTES } from '#domain/media-library/pictures.ts'
import { MAX_DOCUMENT_BYTES } from '#domain/payees/identity.ts'
import { PICTURE_BYTES as SEARCH_PICTURE_BYTES } from '#domain/pictures/limits.ts'
import { BATCH_LIMITS, ZIP_LIMITS } from '#domain/uploads/limits.ts'

const KB = 1024

/** What the form encoding may add to the size of a file. */
export const FORM_BYTES = 64 * KB

/** Fields of a form: above the size of every form of the site. */
export const FIELDS_BYTES = 64 * KB

/** Changes of many submissions in one request. */
export const EDITS_BYTES = 2 * 1024 * KB

/** A batch of small files, with what the manifest may add to their size. */
export const BATCH_BODY_BYTES = BATCH_LIMITS.bytes + 64 * KB

/** A preference of the panel, such as the columns of a list. */
export const PREFERENCE_BYTES = 16 * KB

/** The largest event of a payment gateway that is read; theirs have some 10 KB. */
const WEBHOOK_BYTES = 512 * KB

/** The maximum body of a request to one path, and how a larger one is rejected. */
export interface BodyLimit {
  readonly bytes: number
  /** Whether the handler streams a file from the body, and applies a limit of its own while reading. */
  readonly upload: boolean
  readonly refusal: Extract<ErrorCode, 'too-large' | 'picture-too-large'>
}

interface Rule extends Partial<BodyLimit> {
  readonly path: RegExp
  readonly bytes: number
}

function picture(bytes: number) {
  return { bytes: bytes + FORM_BYTES, upload: true, refusal: 'picture-too-large' } as const
}

/**
 * Paths whose limit differs from that of fields, matched as written: another spelling of a path gets the limit of
 * fields. The first match applies.
 */
const RULES: readonly Rule[] = [
  { path: /^\/api\/panel\/items\/\d+\/revisions$/, bytes: ORIGINAL_BYTES + FORM_BYTES, upload: true },
  { path: /^\/api\/console\/submissions$/, bytes: ORIGINAL_BYTES + FORM_BYTES, upload: true },
  {
    path: /^\/api\/console\/(?:submissions\/\d+\/(?:file|sources)|items\/\d+\/revise)$/,
    bytes: ORIGINAL_BYTES + FORM_BYTES,
    upload: true,
  },
  { path: /^\/api\/console\/submissions\/edit-many$/, bytes: EDITS_BYTES },
  { path: /^\/api\/console\/uploads\/batch$/, bytes: BATCH_BODY_BYTES, upload: true },
  { path: /^\/api\/console\/uploads(?:\/[\w-]+)?$/, bytes: ZIP_LIMITS.bytes, upload: true },
  {
    path: /^\/api\/v2\/auth\/payment-details\/document$/,
    bytes: MAX_DOCUMENT_BYTES + FORM_BYTES,
    upload: true,
  },
  {
    path: /^\/api\/v2\/custom-orders$/,
    bytes: ORDER_FILES.most * ORDER_FILES.bytes + FORM_BYTES,
    upload: true,
  },
  { path: /^\/api\/v2\/events$/, bytes: EVENTS_BYTES },
  { path: /^\/api\/v2\/picture-searches$/, ...picture(SEARCH_PICTURE_BYTES) },
  { path: /^\/api\/v2\/auth\/picture\/\w+$/, ...picture(PROFILE_PICTURE_BYTES) },
  // The panel sends a picture of the media library with its fields; a larger picture than accepted is refused with a reason.
  { path: /^\/api\/pictures(?:\/\d+)?$/, ...picture(3 * MEDIA_BYTES), upload: false },
  // Events of payment gateways, with the whole object.
  { path: /^\/api\/webhooks\/[a-z]+$/, bytes: WEBHOOK_BYTES },
  { path: /^\/api\/payload-preferences\//, bytes: PREFERENCE_BYTES },
  { path: /^\/api\/(?:v2|console|users|register)\//, bytes: FIELDS_BYTES },
  // Documents that staff save, and queries that the panel sends as a form.
  { path: /^\/api\/(?:globals\/)?[a-z-]+(?:\/[\w-]+){0,2}$/, bytes: 1024 * KB },
  // Server functions of the panel: the state of a whole form.
  { path: /^\/admin(?:\/|$)/, bytes: 1024 * KB },
  // A list of queries; the engine limits their cost.
  { path: /^\/search-api\//, bytes: 256 * KB },
  { path: /^\/revalidate$/, bytes: 512 * KB },
]

const FIELDS: BodyLimit = { bytes: FIELDS_BYTES, upload: false, refusal: 'too-large' }

/** The limit of a path of the public address. */
export function bodyLimitOf(path: string): BodyLimit {
  const door = RULES.find((one) => one.path.test(path))
  return door === undefined
    ? FIELDS
    : { bytes: door.bytes, upload: door.upload ?? false, refusal: door.refusal ?? 'too-large' }
}

import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload'
import { keepApproval } from '#cms/operations/editors/approval-hook.ts'
import { followHooks } from '#cms/operations/editors/follow-hooks.ts'
import { announcePage, announceRemoval, rememberShown } from '#cms/operations/landing/announce-page.ts'
import { freeCopySlug } from '#cms/operations/landing/free-copy-slug.ts'
import { SCHEDULED } from '#cms/operations/landing/publish-due-pages.ts'
import { redirectOldAddress } from '#cms/operations/landing/redirect-old-address.ts'
import { pictureUseHooks } from '#cms/operations/media-library/follow-uses.ts'
import type { LandingPlace } from '#domain/landing/places.ts'
import { withoutPast } from '#domain/landing/schedule.ts'

/** The fields of a page that the hooks read and set. */
interface Page {
  readonly id: number
  readonly place: LandingPlace
  readonly slug: string
  readonly _status?: 'draft' | 'published' | null
  readonly deletedAt?: string | null
  readonly publishAt?: string | null
  readonly unpublishAt?: string | null
}

/** A page in the trash is no page of the site; taken out again, it is a draft. */
const leaveWithTrash: CollectionBeforeChangeHook<Page> = ({ data }) =>
  data.deletedAt ? { ...data, _status: 'draft' as const } : data

/** Publication by hand replaces a planned one, and an old version brings no old date back. */
const boundSchedule: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, context }) => {
  if (context[SCHEDULED]) return data
  const saved = { ...originalDoc, ...data }
  const dates = withoutPast(datesOf(saved), originalDoc ? datesOf(originalDoc) : null, new Date())
  return data._status === 'published'
    ? { ...data, ...dates, publishAt: null, scheduleNote: null }
    : { ...data, ...dates }
}

function datesOf({ publishAt, unpublishAt }: Partial<Page>) {
  return { publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null }
}

const redirectWithSlug: CollectionBeforeChangeHook<Page> = async ({ req, data, originalDoc, operation }) => {
  if (operation !== 'update' || originalDoc === undefined) return data
  await rememberShown(req, originalDoc.id)
  const { place, slug, _status } = { ...originalDoc, ...data }
  if (_status === 'published') await redirectOldAddress(req, originalDoc.id, { place, slug })
  return data
}

const FOLLOW = followHooks('landing-pages')
const USES = pictureUseHooks('landing-pages')

export const LANDING_HOOKS: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [leaveWithTrash, boundSchedule, keepApproval('landing-pages'), redirectWithSlug],
  afterChange: [({ req, doc }) => announcePage(req, doc), ...FOLLOW.afterChange, USES.afterChange],
  beforeDelete: [({ req, id }) => announceRemoval(req, Number(id))],
  afterDelete: [...FOLLOW.afterDelete, USES.afterDelete],
}

/** A duplicate needs an unused address. */
export const slugOfDuplicate: FieldHook<Page, string> = ({ req, value, siblingData }) =>
  value ? freeCopySlug(req, siblingData.place ?? 'root', value) : ''

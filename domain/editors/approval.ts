import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Who wrote the latest version of a document, and which other editor approved it; ids of users. */
export interface Approval {
  /** Null where no author is known: the seed, or a deleted account. */
  readonly changedBy: string | null
  readonly approvedBy: string | null
}

/** One save of a document. */
export interface Save {
  /** Null for saves without a person, such as those of the schedule. */
  readonly editor: string | null
  /** Whether what visitors read would differ from the latest version. */
  readonly changes: boolean
  readonly publishes: boolean
  /** Whether the site wants a second editor for documents of this kind. */
  readonly needsApproval: boolean
}

/**
 * Who wrote and who approved a document after a save. A change is of its editor and takes the approval back.
 * Publication by another editor than the one who wrote it is an approval.
 */
export function approvalAfter(before: Approval, save: Save): Result<Approval> {
  const { editor, changes, publishes, needsApproval } = save
  const { changedBy, approvedBy } = changes ? { changedBy: editor, approvedBy: null } : before
  if (!publishes || changedBy === null || approvedBy !== null || !needsApproval)
    return accept({ changedBy, approvedBy })
  if (editor === null) return refuse('publication-unapproved', 'No second editor has approved this version')
  return approve({ changedBy, approvedBy }, editor)
}

/** The approval of a version by an editor who did not write it. */
export function approve({ changedBy }: Approval, editor: string): Result<Approval> {
  return changedBy === editor
    ? refuse('second-editor-needed', 'Another editor has to approve what you changed last')
    : accept({ changedBy, approvedBy: editor })
}

/** Fields that are not the text of a document: who saved it and when, its state, dates of the schedule, derived values. */
const STATE: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedBy',
  'approvedBy',
  'publishAt',
  'unpublishAt',
  'scheduleNote',
  'text',
  'minutes',
])

type Fields = Readonly<Record<string, unknown>>

/** Whether the fields of a save differ from those of the latest version. A field that is not sent stays as it is. */
export function isChanged(sent: Fields, latest: Fields): boolean {
  return Object.keys(sent).some((name) => !STATE.has(name) && textOf(sent[name]) !== textOf(latest[name]))
}

/** A value as text: forms send empty values where a stored document has none, and members in another order. */
function textOf(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? ''
}

function withoutEmpty(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => withoutEmpty(one) ?? null)
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .map(([name, one]): [string, unknown] => [name, withoutEmpty(one)])
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    return members.length === 0 ? undefined : Object.fromEntries(members)
  }
  return value === null || value === '' || value === false ? undefined : value
}

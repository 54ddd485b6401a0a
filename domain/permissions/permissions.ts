import type { ActorRole, StaffRole } from '#domain/permissions/roles.ts'

/** What can be done to a resource. */
export const ACTIONS = ['create', 'read', 'update', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

/**
 * How far a permission reaches: every row, only rows the public may see, only rows of a team that the actor belongs to,
 * only the actor's own rows. What is not in the table is denied.
 */
export type Scope = 'all' | 'published' | 'team' | 'own'

type Grants = Partial<Record<ActorRole, Partial<Record<Action, Scope>>>>

const ALL = { create: 'all', read: 'all', update: 'all', delete: 'all' } as const
const EDIT = { create: 'all', read: 'all', update: 'all' } as const
const READ = { read: 'all' } as const
const PUBLISHED = { read: 'published' } as const

/** Every member of staff may look; the named roles may do more. */
const staffReads = {
  manager: READ,
  developer: READ,
  tester: READ,
  editor: READ,
  reviewer: READ,
  'senior-reviewer': READ,
  finance: READ,
  support: READ,
} as const

/** Taxonomy and other texts that everybody sees and editors keep. */
const publicTexts = { ...staffReads, visitor: READ, member: READ, admin: ALL, manager: ALL, editor: EDIT }

/** Assets: the public sees what is published, reviewers and editors work on all of them. Nobody deletes: retire instead. */
const assets = {
  ...staffReads,
  visitor: PUBLISHED,
  member: PUBLISHED,
  admin: EDIT,
  manager: EDIT,
  editor: EDIT,
  reviewer: { read: 'all', update: 'all' },
  'senior-reviewer': { read: 'all', update: 'all' },
} as const

/** What editors and those who market the library decide, and all staff may look at. */
const editorial = { ...staffReads, admin: ALL, manager: ALL, editor: ALL } as const

/** Records that the software writes and staff only look at: there is no way to change them by hand. */
const records = { ...staffReads, admin: READ } as const

/** Locks say who edits a document. The server makes them; staff drop their own, and take over those of others. */
const LOCK = { read: 'all', update: 'all', delete: 'own' } as const

/** Settings of the panel that each member of staff keeps for themselves. */
const OWN = { read: 'own', update: 'own', delete: 'own' } as const
const ownSettings = {
  admin: OWN,
  manager: OWN,
  developer: OWN,
  tester: OWN,
  editor: OWN,
  reviewer: OWN,
  'senior-reviewer': OWN,
  finance: OWN,
  support: OWN,
} as const

/** Role x action for each resource (style.md point 8): default deny. */
export const PERMISSIONS = {
  items: assets,
  packs: assets,
  bundles: assets,
  categories: publicTexts,
  styles: publicTexts,
  tags: publicTexts,
  collections: { ...publicTexts, visitor: PUBLISHED, member: PUBLISHED, editor: ALL },
  'landing-pages': { ...publicTexts, visitor: PUBLISHED, member: PUBLISHED, editor: ALL },
  contributors: {
    ...publicTexts,
    reviewer: { read: 'all', update: 'all' },
    'senior-reviewer': { read: 'all', update: 'all' },
  },
  licences: { ...publicTexts, editor: READ, manager: EDIT, admin: EDIT },
  'licence-versions': { ...publicTexts, editor: READ, manager: EDIT, admin: EDIT },
  redirects: editorial,
  'search-rules': editorial,
  synonyms: editorial,
  revisions: records,
  files: records,
  derivatives: records,
  downloads: records,
  outbox: { admin: READ, developer: READ },
  'download-settings': { ...staffReads, admin: EDIT, manager: EDIT },
  'home-page': { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  announcements: { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  /** People change themselves through the calls of people.ts, which ask for passwords and confirmations. */
  users: {
    member: { read: 'own' },
    support: READ,
    admin: ALL,
  },
  /** What Payload keeps for itself (`payload-calls.ts` has its endpoints). */
  'payload-locked-documents': {
    ...staffReads,
    admin: LOCK,
    manager: LOCK,
    editor: LOCK,
    reviewer: LOCK,
    'senior-reviewer': LOCK,
  },
  'payload-preferences': ownSettings,
  'payload-kv': {},
  'payload-migrations': {},
} as const satisfies Record<string, Grants>

export type Resource = keyof typeof PERMISSIONS
export const RESOURCES = Object.keys(PERMISSIONS) as readonly Resource[]

export function isResource(slug: string): slug is Resource {
  return Object.hasOwn(PERMISSIONS, slug)
}

/** Whoever asks: nobody signed in, or a person with the staff roles they hold. */
export type Actor = { readonly id: string; readonly roles: readonly StaffRole[] } | null

/** The roles an actor acts under: staff are members too. */
export function rolesOf(actor: Actor): readonly ActorRole[] {
  return actor === null ? ['visitor'] : ['member', ...actor.roles]
}

/** The widest scope in which the actor may do this, or null: denied. */
export function scopeOf(actor: Actor, action: Action, resource: Resource): Scope | null {
  const grants: Grants = PERMISSIONS[resource]
  const scopes = rolesOf(actor).map((role) => grants[role]?.[action])
  return WIDEST_FIRST.find((scope) => scopes.includes(scope)) ?? null
}

/** Every scope. Several roles give an actor the first that one of them has. */
export const WIDEST_FIRST: readonly Scope[] = ['all', 'published', 'team', 'own']

/** Whether the actor may open the CMS panel: staff only. */
export function mayOpenPanel(actor: Actor): boolean {
  return actor !== null && actor.roles.length > 0
}

import type { ActorRole, StaffRole } from '#domain/permissions/roles.ts'

/** What an actor can do with a resource. */
export const ACTIONS = ['create', 'read', 'update', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

/**
 * The rows that a permission covers: all, those the public may see, those of the actor's teams, or the actor's own.
 * Anything that is not in the table is denied.
 */
export type Scope = 'all' | 'published' | 'team' | 'own'

type Grants = Partial<Record<ActorRole, Partial<Record<Action, Scope>>>>

const ALL = { create: 'all', read: 'all', update: 'all', delete: 'all' } as const
const EDIT = { create: 'all', read: 'all', update: 'all' } as const
const READ = { read: 'all' } as const
const PUBLISHED = { read: 'published' } as const

/** All staff may read; the named roles may do more. */
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

/** Taxonomy and other public texts that editors maintain. */
const publicTexts = { ...staffReads, visitor: READ, member: READ, admin: ALL, manager: ALL, editor: EDIT }

/**
 * Assets: the public reads published ones, reviewers and editors work on all of them. Assets are retired, never
 * deleted.
 */
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

/** Editorial and marketing decisions, which all staff may read. */
const editorial = { ...staffReads, admin: ALL, manager: ALL, editor: ALL } as const

/** Records that the software writes and staff only read. */
const records = { ...staffReads, admin: READ } as const

/**
 * Locks name the editor of a document. The server creates them; staff delete their own, and take over those of others.
 */
const LOCK = { read: 'all', update: 'all', delete: 'own' } as const

/** Panel settings of each staff member. */
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
  posts: { ...publicTexts, visitor: PUBLISHED, member: PUBLISHED, editor: ALL },
  'blog-topics': { ...publicTexts, editor: ALL },
  /** The authors of the blog. */
  authors: { ...publicTexts, editor: ALL },
  contributors: {
    ...publicTexts,
    reviewer: { read: 'all', update: 'all' },
    'senior-reviewer': { read: 'all', update: 'all' },
  },
  /** The users who work for a contributor; not public as a list. */
  'contributor-members': { ...staffReads, admin: ALL, manager: ALL, support: ALL },
  licences: { ...publicTexts, editor: READ, manager: EDIT, admin: EDIT },
  'licence-versions': { ...publicTexts, editor: READ, manager: EDIT, admin: EDIT },
  'legal-pages': { ...publicTexts, editor: READ, manager: EDIT },
  /** Visitors write them with the contact form, whose call is in people.ts; staff answer them. */
  'contact-messages': {
    admin: { read: 'all', update: 'all', delete: 'all' },
    support: { read: 'all', update: 'all', delete: 'all' },
    manager: READ,
  },
  /** Visitors write them with the request form of custom orders. */
  'custom-orders': {
    admin: { read: 'all', update: 'all', delete: 'all' },
    support: { read: 'all', update: 'all', delete: 'all' },
    manager: READ,
  },
  /** Visitors read them through `/v2/plans`. A plan that has been sold is withdrawn, never deleted. */
  plans: { ...staffReads, admin: EDIT, manager: EDIT },
  /** Coupons are switched off, never deleted. */
  coupons: { ...staffReads, admin: EDIT, manager: EDIT },
  /** Rates get a last day, and are never deleted. */
  'tax-rates': { ...staffReads, admin: EDIT, finance: EDIT },
  /** The media library. Visitors see its pictures in pages, by addresses that cannot be guessed. */
  pictures: { admin: ALL, manager: ALL, editor: ALL },
  redirects: editorial,
  /** Flags and experiments. Results name them, so they are switched off, never deleted. */
  flags: { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  /** Composed in the panel; the console sends them (`newsletter.send`). */
  newsletters: editorial,
  'free-days': editorial,
  'search-rules': editorial,
  synonyms: editorial,
  revisions: records,
  files: records,
  derivatives: records,
  downloads: records,
  outbox: { admin: READ, developer: READ },
  'download-settings': { ...staffReads, admin: EDIT, manager: EDIT },
  'invoice-settings': { ...staffReads, admin: EDIT, finance: EDIT },
  'site-settings': { ...staffReads, admin: EDIT, manager: EDIT },
  'site-texts': { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  'home-page': { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  announcements: { ...staffReads, admin: EDIT, manager: EDIT, editor: EDIT },
  /** Users change their account through the calls of people.ts, which require passwords and confirmations. */
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

/** The caller: a visitor, or a user with their staff roles. */
export type Actor = { readonly id: string; readonly roles: readonly StaffRole[] } | null

/** The roles of an actor: staff are members too. */
export function rolesOf(actor: Actor): readonly ActorRole[] {
  return actor === null ? ['visitor'] : ['member', ...actor.roles]
}

/** The widest scope in which the actor may do this, or null: denied. */
export function scopeOf(actor: Actor, action: Action, resource: Resource): Scope | null {
  const grants: Grants = PERMISSIONS[resource]
  const scopes = rolesOf(actor).map((role) => grants[role]?.[action])
  return WIDEST_FIRST.find((scope) => scopes.includes(scope)) ?? null
}

/** All scopes. An actor with several roles gets the first that one of them has. */
export const WIDEST_FIRST: readonly Scope[] = ['all', 'published', 'team', 'own']

/** Whether the actor may open the CMS panel: staff only. */
export function mayOpenPanel(actor: Actor): boolean {
  return actor !== null && actor.roles.length > 0
}

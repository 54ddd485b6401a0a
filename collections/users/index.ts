import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Field } from 'payload'
import { authenticateSession } from '#cms/operations/accounts/authenticate-session.ts'
import { checkPassword, followCredentialChange } from '#cms/operations/accounts/follow-credential-change.ts'
import { mailInvitation } from '#cms/operations/people/mail-invitation.ts'
import { refusePayloadLogin } from '#cms/operations/people/refuse-payload-login.ts'
import { refuseUninvited } from '#cms/operations/people/refuse-uninvited.ts'
import { SESSION_LIFETIMES } from '#domain/accounts/sessions.ts'
import {
  isSocialAddress,
  SOCIAL_NETWORK_CODES,
  type SocialNetwork,
} from '#domain/accounts/social-networks.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { accessOf, panelAccess } from '../access.ts'
import { DERIVED } from '../fields/derived.ts'
import { options } from '../fields/options.ts'

/** Fields that the software writes about a user and staff read. */
const READ_ONLY_SIDEBAR = { access: DERIVED, admin: { readOnly: true, position: 'sidebar' } } as const

/** Fields that only the software reads: times that pictures are cached by, and the link of a referral. */
const INTERNAL = { access: DERIVED, admin: { hidden: true } } as const

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  website: 'Website',
  dribbble: 'Dribbble',
  behance: 'Behance',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  github: 'GitHub',
}

/** The profile that users edit through `/api/v2` (spec section 3). */
const PROFILE: Field[] = [
  { name: 'name', type: 'text', admin: { description: 'The public name.' } },
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'username', type: 'text', unique: true, index: true },
  { name: 'company', type: 'text' },
  { name: 'country', type: 'text', admin: { description: 'Two letters, such as DE.' } },
  { name: 'designation', label: 'Profession', type: 'text' },
  {
    name: 'locale',
    label: 'Language',
    type: 'select',
    options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
    defaultValue: DEFAULT_LOCALE,
  },
  {
    name: 'socialUrls',
    label: 'Profiles elsewhere',
    type: 'group',
    fields: SOCIAL_NETWORK_CODES.map(
      (name): Field => ({
        name,
        label: NETWORK_NAMES[name],
        type: 'text',
        validate: (value: string | null | undefined) =>
          !value || isSocialAddress(name, value) || 'Write an https address of this network.',
      }),
    ),
  },
]

const STATUS_FIELDS: Field[] = [
  {
    name: 'verified',
    label: 'Email address verified',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'multiLogin',
    label: 'Several accounts',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'The site asks this user which account to use.' },
  },
  { name: 'isContributor', label: 'Contributor', type: 'checkbox', defaultValue: false, index: true },
  {
    name: 'termsAgreement',
    label: 'Terms accepted',
    type: 'group',
    access: DERIVED,
    admin: { readOnly: true },
    fields: [
      { name: 'user', label: 'Terms of use', type: 'date' },
      { name: 'contributor', label: 'Terms for contributors', type: 'date' },
    ],
  },
  { name: 'photoAt', type: 'date', ...INTERNAL },
  { name: 'companyAt', type: 'date', ...INTERNAL },
  { name: 'coverAt', type: 'date', ...INTERNAL },
  { name: 'loginAt', label: 'Last login', type: 'date', ...READ_ONLY_SIDEBAR },
  { name: 'deletedAt', label: 'Deleted on', type: 'date', ...READ_ONLY_SIDEBAR },
  { name: 'referredBy', type: 'text', ...INTERNAL },
  { name: 'googleId', type: 'text', unique: true, hidden: true, access: DERIVED },
]

/**
 * All accounts. Staff are users with roles, which commands of the console change. Sessions are rows of their own
 * (docs/decisions/0015-sessions-and-mail.md): `useSessions` makes Payload's own tokens, which are never issued,
 * invalid, and the endpoints of cms/endpoints/panel/sessions.ts take precedence over Payload's.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: SESSION_LIFETIMES.visit.idle,
    useSessions: true,
    // Attempts are counted by address and account in PostgreSQL (domain/accounts/limits.ts).
    maxLoginAttempts: 0,
    strategies: [{ name: 'session', authenticate: authenticateSession }],
  },
  access: { ...accessOf('users', { own: (actor) => ({ id: { equals: actor.id } }) }), admin: panelAccess },
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles', 'verified', 'createdAt'],
    listSearchableFields: ['email', 'name', 'username'],
  },
  hooks: {
    beforeValidate: [
      ({ req, operation, data }) => refuseUninvited({ req, operation, data }),
      ({ data, originalDoc }) => checkPassword(data ?? {}, originalDoc),
    ],
    beforeLogin: [refusePayloadLogin],
    beforeChange: [
      ({ req, operation, data, originalDoc }) =>
        operation === 'update' ? followCredentialChange(req, data, originalDoc) : data,
    ],
    afterChange: [
      ({ req, doc, operation }) => (operation === 'create' ? mailInvitation(req, doc) : undefined),
    ],
  },
  fields: [
    { name: 'id', type: 'text', required: true, defaultValue: () => randomUUID(), admin: { hidden: true } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: options(STAFF_ROLES),
      // Roles are changed by command alone (docs/decisions/0059): granting the role admin needs two admins.
      access: DERIVED,
      admin: { readOnly: true, description: 'Empty for users without a staff role. Changed in the console.' },
    },
    ...PROFILE,
    ...STATUS_FIELDS,
  ],
}

import type { ArrayField, Field, GlobalConfig, PayloadRequest } from 'payload'
import { menuLinkFault } from '#cms/operations/menu/menu-link-fault.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { ERROR_LENGTHS, INVITATION_LENGTHS, MENU_LIMITS, MENU_SECTIONS } from '#domain/menu/sections.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { actorOf } from '../access.ts'
import { options } from '../fields/options.ts'

const label = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  required: true,
  maxLength: MENU_LIMITS.label,
})

function linkList(name: string, maxRows: number): ArrayField {
  return {
    name,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    maxRows,
    fields: [
      label('label'),
      {
        name: 'address',
        label: 'Web address',
        type: 'text',
        required: true,
        maxLength: 500,
        admin: {
          description: 'A path of this site without a language, such as /pricing, or an https address.',
        },
        validate: async (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
          const fault = await menuLinkFault(req, value ?? '')
          return fault === null || `${fault} (${ERRORS['menu-link-broken'].number})`
        },
      },
    ],
  }
}

/** The words of an error page; empty ones are the built-in words. */
function errorTexts(name: string, title: string): Field {
  return {
    name,
    label: title,
    type: 'group',
    fields: [
      { name: 'heading', type: 'text', localized: true, maxLength: ERROR_LENGTHS.heading },
      { name: 'text', type: 'textarea', localized: true, maxLength: ERROR_LENGTHS.text },
    ],
  }
}

/** The words of the page that users share to invite others (docs/decisions/0128); the rewards are those of the program. */
const invitationTexts: Field = {
  name: 'invitation',
  label: 'Invitations (/r/{code})',
  type: 'group',
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: INVITATION_LENGTHS.heading,
      admin: { description: 'Empty: the built-in words.' },
    },
    { name: 'text', type: 'textarea', localized: true, maxLength: INVITATION_LENGTHS.text },
    {
      name: 'coupon',
      type: 'relationship',
      relationTo: 'coupons',
      // Editors write the words; what is given away is decided where coupons are.
      access: { update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'coupons') === 'all' },
      admin: {
        description: 'What invited people get off their first payment, while it can be used. Empty: nothing.',
      },
    },
  ],
}

/** Menus, the footer and the error pages (docs/decisions/0117). What is empty is built in. */
export const SiteTexts: GlobalConfig = {
  slug: 'site-texts',
  label: 'Menus, footer, error pages and invitations',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'site-texts') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'site-texts') === 'all',
  },
  admin: { group: 'Editorial', description: 'Changes are on every page within seconds.' },
  hooks: { afterChange: [({ req, global }) => enqueueTextsChanged({ resource: global.slug, req })] },
  fields: [
    {
      name: 'footer',
      label: 'Columns of the footer',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      maxRows: MENU_LIMITS.columns,
      admin: { description: 'Empty: the built-in columns. Links to kinds without assets are not shown.' },
      fields: [label('heading'), linkList('links', MENU_LIMITS.links)],
    },
    {
      name: 'menus',
      label: 'Columns of the main menu',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      maxRows: MENU_LIMITS.menuColumns,
      admin: { description: 'A section without columns here has the built-in ones.' },
      fields: [
        { name: 'section', type: 'select', required: true, options: options(MENU_SECTIONS) },
        label('heading'),
        linkList('links', MENU_LIMITS.links),
      ],
    },
    {
      ...linkList('strip', MENU_LIMITS.strip),
      label: 'Programs below the main menu',
      labels: { singular: 'Program', plural: 'Programs' },
    },
    errorTexts('notFound', 'Page not found'),
    errorTexts('unavailable', 'Site is being updated'),
    errorTexts('internal', 'Something went wrong'),
    invitationTexts,
  ],
}

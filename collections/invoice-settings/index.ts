import type { GlobalConfig } from 'payload'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { isIndianState } from '#domain/tax/indian-states.ts'
import { actorOf } from '../access.ts'

/** Who sells, as invoices print it. A change applies to documents that are issued from then on. */
export const InvoiceSettings: GlobalConfig = {
  slug: 'invoice-settings',
  label: 'Invoice settings',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'invoice-settings') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'invoice-settings') === 'all',
  },
  admin: { group: 'Operations' },
  fields: [
    {
      name: 'seller',
      label: 'Seller code',
      type: 'text',
      required: true,
      defaultValue: 'motif',
      maxLength: 20,
      validate: (value: unknown) =>
        /^[a-z][a-z0-9-]{0,19}$/.test(String(value)) || 'Small letters, digits and hyphens.',
      admin: { description: 'Each seller has its own series of invoice numbers.' },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Empty: the legal name in the site settings.' },
    },
    {
      name: 'address',
      type: 'textarea',
      defaultValue: '',
      maxLength: 500,
      admin: {
        description: 'Each line of the address on its own line. Empty: the address in the site settings.',
      },
    },
    { name: 'email', type: 'email' },
    {
      name: 'country',
      type: 'text',
      maxLength: 2,
      validate: (value: unknown) =>
        !value || /^[A-Z]{2}$/.test(String(value)) || 'Two capital letters, such as DE.',
    },
    {
      name: 'region',
      type: 'text',
      maxLength: 2,
      validate: (value: unknown) =>
        !value || isIndianState(String(value)) || 'The code of a state of India, such as 27.',
      admin: {
        description:
          'For a seller in India: the code of its state, such as 27. It decides between CGST with SGST, and IGST.',
      },
    },
    { name: 'taxId', type: 'text', maxLength: 40, label: 'VAT number' },
  ],
}

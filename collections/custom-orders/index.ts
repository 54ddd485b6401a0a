import type { CollectionConfig } from 'payload'
import { ORDER_KINDS } from '#domain/custom-orders/request.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

const written = { readOnly: true } as const

/**
 * Requests for custom orders, which are mailed to support too. Visitors write them (`cms/operations/custom-orders`);
 * staff mark them as answered. They are deleted with their files after `ORDER_RETENTION_DAYS`.
 */
export const CustomOrders: CollectionConfig = {
  slug: 'custom-orders',
  labels: { singular: 'Custom order', plural: 'Custom orders' },
  access: accessOf('custom-orders'),
  admin: {
    group: 'Operations',
    useAsTitle: 'name',
    defaultColumns: ['name', 'orderKind', 'answered', 'spam', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message'],
    description: 'Reply by email to the address of the sender.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'answered', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
    {
      name: 'spam',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Probably written by a program. It was not sent to support.',
      },
    },
    { name: 'name', type: 'text', required: true, admin: written },
    { name: 'email', type: 'text', required: true, index: true, admin: written },
    { name: 'company', type: 'text', admin: written },
    {
      name: 'orderKind',
      label: 'What is ordered',
      type: 'select',
      options: options(ORDER_KINDS),
      required: true,
      admin: written,
    },
    { name: 'message', type: 'textarea', required: true, admin: written },
    { name: 'budget', type: 'text', admin: written },
    { name: 'wantedBy', label: 'Wanted by', type: 'text', admin: written },
    {
      name: 'locale',
      type: 'text',
      required: true,
      label: 'Language of the page',
      admin: written,
    },
    {
      name: 'sentFiles',
      label: 'Files',
      type: 'ui',
      admin: { components: { Field: '/cms/panel/order-files.tsx#OrderFiles' } },
    },
  ],
}

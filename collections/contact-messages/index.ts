import type { CollectionConfig } from 'payload'
import { CONTACT_TOPICS } from '#domain/contact/contact.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

const written = { readOnly: true } as const

/**
 * Messages of the contact form, which are mailed to support too. Visitors write them (`cms/operations/contact`); staff
 * mark them as answered. They are deleted after `CONTACT_RETENTION_DAYS`.
 */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  access: accessOf('contact-messages'),
  admin: {
    group: 'Operations',
    useAsTitle: 'name',
    defaultColumns: ['name', 'topic', 'answered', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message'],
    description: 'Reply by email to the address of the sender.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'answered', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
    { name: 'name', type: 'text', required: true, admin: written },
    { name: 'email', type: 'text', required: true, index: true, admin: written },
    { name: 'topic', type: 'select', options: options(CONTACT_TOPICS), required: true, admin: written },
    { name: 'message', type: 'textarea', required: true, admin: written },
    {
      name: 'locale',
      type: 'text',
      required: true,
      label: 'Language of the page',
      admin: written,
    },
  ],
}
